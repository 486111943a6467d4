/** What the two packages export, subpath by subpath, read from the declarations that were built. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The packages that others install, by the name of their page. */
export const PACKAGES = { core: '@cardroom/core', room: 'cardroom' };

/** Subpaths of a package with the declaration file behind each; the root entry first, the rest by name. */
export function subpaths(folder) {
  const home = join(root, 'packages', folder);
  const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, to]) => to.types !== undefined)
    .flatMap(([subpath, to]) => starred(subpath, join(home, to.types)))
    .sort((a, b) => (a.subpath < b.subpath ? -1 : 1));
}

/** A star in a subpath stands for one folder's name, as it does for Node. */
function starred(subpath, file) {
  if (!subpath.includes('*')) return [{ subpath, file }];
  const [before, after] = file.split('*');
  return readdirSync(before)
    .filter((name) => existsSync(before + name + after))
    .map((name) => ({ subpath: subpath.replace('*', name), file: before + name + after }));
}

/** The home of what a package passes on from the other. */
export const ELSEWHERE = 'elsewhere';

const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  strict: true,
  types: [],
  noEmit: true,
};

/**
 * Every subpath with its exports, sorted by name. An export knows its declarations, its doc comment, and the
 * subpath it is at home in: the one whose folder, or the folder of whose name, its declaration lies in, or else the
 * first that has it.
 * `unnamed` are types that exports speak of and no subpath gives.
 */
export function readExports(folder) {
  const paths = subpaths(folder);
  const program = ts.createProgram(
    paths.map(({ file }) => file),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  const reader = { checker, dist: join(root, 'packages', folder, 'dist') + sep };
  const entries = paths.map(({ subpath, file }) => ({
    subpath,
    folders: [dirname(file) + sep, join(reader.dist, subpath) + sep],
    exports: exportsOf(reader, checker.getSymbolAtLocation(program.getSourceFile(file))),
  }));
  const homes = new Map();
  for (const { subpath, folders, exports } of entries)
    for (const { symbol, declarations } of exports) {
      const file = declarations[0].getSourceFile().fileName;
      const depth = Math.max(0, ...folders.map((at) => (file.startsWith(at) ? at.length : 0)));
      const before = homes.get(symbol);
      if (before === undefined || depth > before.depth)
        homes.set(symbol, { subpath: file.startsWith(reader.dist) ? subpath : ELSEWHERE, depth });
    }
  return {
    entries: entries.map(({ subpath, exports }) => ({
      subpath,
      exports: exports.map((one) => ({ ...one, home: homes.get(one.symbol).subpath })),
    })),
    unnamed: unnamedBy(
      reader,
      entries.flatMap(({ exports }) => exports),
    ),
  };
}

/** The exports of a module, and of namespaces in it as `steps.bet`. */
function exportsOf(reader, module, prefix = '') {
  return reader.checker
    .getExportsOfModule(module)
    .flatMap((exported) => {
      const symbol = resolved(reader, exported);
      const name = prefix + exported.name;
      if (symbol.flags & ts.SymbolFlags.ValueModule) return exportsOf(reader, symbol, `${name}.`);
      return [{ name, ...described(reader, symbol) }];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function described({ checker }, symbol) {
  return {
    symbol,
    declarations: symbol.declarations ?? [],
    text: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    examples: symbol.getJsDocTags(checker).filter(({ name }) => name === 'example').length,
    isFunction: (symbol.flags & ts.SymbolFlags.Function) !== 0,
    otherShapes: () => otherShapes(checker, symbol),
  };
}

/**
 * What a function, or a method of a class, may answer instead of what was asked for: all of it must be a `Result`,
 * a code and a sentence beside `ok: false`. Named here are those whose failure has another shape.
 */
function otherShapes(checker, symbol) {
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined) return [];
  const typeOf = (one) => checker.getTypeOfSymbolAtLocation(one, declaration);
  const isMade = symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface);
  const methods = [typeOf(symbol), ...(isMade ? [checker.getDeclaredTypeOfSymbol(symbol)] : [])]
    .flatMap((type) => type.getProperties())
    .filter(({ flags }) => flags & ts.SymbolFlags.Method)
    .map((method) => [`${symbol.name}.${method.name}`, typeOf(method)]);
  return [[symbol.name, typeOf(symbol)], ...methods]
    .filter(([, type]) =>
      type.getCallSignatures().some((call) => isOtherShape(checker, call.getReturnType())),
    )
    .map(([name]) => name);
}

function isOtherShape(checker, answer) {
  const type = checker.getAwaitedType(answer) ?? answer;
  const parts = type.isUnion() ? type.types : [type];
  const isNothing = ({ flags }) => (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;
  const failures = parts.filter((part) => {
    const ok = part.getProperty('ok');
    return ok !== undefined && checker.typeToString(checker.getTypeOfSymbol(ok)) === 'false';
  });
  const isWhole = (part) => ['code', 'message'].every((name) => part.getProperty(name) !== undefined);
  return !failures.every(isWhole) || (failures.length > 0 && parts.some(isNothing));
}

function resolved({ checker }, symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function unnamedBy(reader, exports) {
  const named = new Set(exports.map(({ symbol }) => symbol));
  const found = new Map();
  const look = (node) => {
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : ts.isImportTypeNode(node)
          ? node.qualifier
          : ts.isTypeQueryNode(node)
            ? node.exprName
            : undefined;
    const at = name && reader.checker.getSymbolAtLocation(name);
    const symbol = at && resolved(reader, at);
    const declarations = symbol?.declarations ?? [];
    const ours = declarations[0]?.getSourceFile().fileName.startsWith(reader.dist);
    const local = declarations.some((declaration) => ts.isTypeParameterDeclaration(declaration));
    if (ours && !local && !named.has(symbol) && !found.has(symbol)) {
      found.set(symbol, { name: symbol.name, ...described(reader, symbol) });
      declarations.forEach(look);
    }
    ts.forEachChild(node, look);
  };
  for (const { declarations } of exports) declarations.forEach(look);
  const key = ({ name, declarations }) =>
    `${name} ${relative(reader.dist, declarations[0].getSourceFile().fileName)}`;
  return [...found.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

const printer = ts.createPrinter({ removeComments: true });

/** A declaration as TypeScript prints it, without what every one of them begins with. */
export function signature(declaration) {
  const statement =
    ts.isVariableDeclaration(declaration) && declaration.parent.declarations.length === 1
      ? declaration.parent.parent
      : declaration;
  return printer
    .printNode(ts.EmitHint.Unspecified, statement, declaration.getSourceFile())
    .replace(/^(export )?(default )?(declare )?/, '')
    .replace(/^ +/gm, (space) => ' '.repeat(space.length / 2));
}
