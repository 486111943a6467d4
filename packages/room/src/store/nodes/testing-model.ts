/**
 * For tests only: leases and fences as a model small enough to try every order in which two nodes, the database and
 * its clock can do things. A node that stands still is one whose turn does not come. One table is in question.
 */

type Name = 'a' | 'b';

/** A transaction that has begun: by which number it was compared, and how far the log has gone on since. */
interface Writing {
  readonly fence: number;
  readonly behind: number;
}

/**
 * Times are counted from now, numbers from the newest one and logs from their end, so that what is alike is one
 * state however long it takes to get there: nothing bounds how often things happen, nor how long.
 */
interface Node {
  /** For how long the database believes that it is there; below zero, no more. */
  readonly expires: number;
  /** For how long it believes itself that it has what it has. */
  readonly until: number;
  /** How long ago it asked for the renewal that is on its way; and, once it is done, what the database said that it has. */
  readonly asked: number | null;
  readonly renewed: { readonly held: number | null } | null;
  /** By how many numbers ago it has the table, and by how much its log is behind; null before it has read it. */
  readonly fence: number | null;
  readonly behind: number | null;
  readonly writing: Writing | null;
}

interface State {
  readonly owner: Name | null;
  readonly a: Node;
  readonly b: Node;
}

export interface Model {
  /** The owner's row is locked from the comparison to the commit. */
  readonly locks: boolean;
  /** Owner and number are compared when a commit begins. */
  readonly compares: boolean;
  /** A table is taken only when its owner has not renewed in time. */
  readonly waits: boolean;
  /** A node that was not sure compares what it has with what the database says. */
  readonly doubts: boolean;
  /** What a node believes itself is counted from when it asked, not from when it was answered. */
  readonly careful: boolean;
}

export interface Explored {
  readonly states: number;
  /** What the nodes did in all of it. */
  readonly did: ReadonlySet<string>;
  /** What went wrong first, and what led to it. */
  readonly fault: { readonly what: string; readonly steps: readonly string[] } | null;
}

const LEASE = 2;
/** What is older than this is as old as this. */
const OLD = 2;

const NODE: Node = {
  ...{ expires: LEASE, until: LEASE, asked: null, renewed: null, fence: null, behind: null, writing: null },
};
const START: State = { owner: 'a', a: { ...NODE, fence: 0, behind: 0 }, b: NODE };
const NOTHING = { fence: null, behind: null, writing: null };

type Step = readonly [what: string, after: State | string];

const older = <T extends number | null>(age: T): T => (age === null ? age : Math.min(OLD, age + 1)) as T;

const passed = (node: Node): Node => ({
  ...node,
  expires: Math.max(-1, node.expires - 1),
  until: Math.max(0, node.until - 1),
  asked: older(node.asked),
});

/** Somebody has the table by the next number. */
const outnumbered = (node: Node): Node => ({
  ...node,
  fence: older(node.fence),
  renewed: node.renewed && { held: older(node.renewed.held) },
  writing: node.writing && { ...node.writing, fence: older(node.writing.fence) },
});

/** The log has gone on. */
const outwritten = (node: Node): Node => ({
  ...node,
  behind: older(node.behind),
  writing: node.writing && { ...node.writing, behind: older(node.writing.behind) },
});

/** All that one node can do; a sentence instead of a state is what is wrong with it. */
function* turns(state: State, name: Name, model: Model): Generator<Step> {
  const node = state[name];
  const other: Name = name === 'a' ? 'b' : 'a';
  const is = (more: Partial<Node>): State => ({ ...state, [name]: { ...node, ...more } });
  const has = state.owner === name;
  if (node.asked === null) yield [`${name} asks to renew`, is({ asked: 0 })];
  else if (node.renewed === null)
    yield [`${name} is renewed`, is({ renewed: { held: has ? 0 : null }, expires: LEASE })];
  else {
    const until = LEASE - (model.careful ? node.asked : 0);
    // Who was sure all the time had it all the time; who was not believes what the database said.
    const lost = model.doubts && node.until === 0 && node.renewed.held !== node.fence;
    yield [`${name} hears of it`, is({ asked: null, renewed: null, until, ...(lost && NOTHING) })];
  }
  const owner = state.owner === null ? null : state[state.owner];
  const free = !has && (!model.waits || owner === null || owner.expires < 0);
  const locked = model.locks && state[other].writing !== null;
  if (free && !locked && node.fence === null) {
    const taken = { ...outnumbered(node), fence: 0, behind: null };
    const after = { owner: name, [name]: taken, [other]: outnumbered(state[other]) };
    yield [`${name} takes the table`, after as unknown as State];
  }
  if (node.writing !== null && node.expires < 0)
    yield [`the database ends what ${name} was writing`, is(NOTHING)];
  if (node.fence === null) return;
  const ours = has && node.fence === 0;
  if (node.writing !== null) {
    const { fence, behind } = node.writing;
    const after = {
      ...state,
      [name]: { ...node, writing: null, behind: 0 },
      [other]: outwritten(state[other]),
    };
    yield [
      `${name} commits`,
      !has || fence > 0
        ? 'it was written by a node that did not have the table'
        : behind > 0
          ? 'it was written on a log that had gone on'
          : after,
    ];
  } else if (node.behind === null) yield [`${name} reads the log`, is({ behind: 0 })];
  else {
    if (model.compares && !ours) yield [`${name} is refused`, is(NOTHING)];
    else yield [`${name} begins`, is({ writing: { fence: node.fence, behind: node.behind } })];
    if (ours) yield [`${name} gives the table up`, { ...is(NOTHING), owner: null }];
  }
}

/** Whoever is sure that a table is its own has it, and so shows nobody how it stood long ago. */
function wrong(state: State): string | null {
  for (const name of ['a', 'b'] as const) {
    const { fence, until } = state[name];
    if (fence !== null && until > 0 && (state.owner !== name || fence > 0))
      return `${name} was sure of a table that was not its own`;
  }
  return null;
}

interface Reached {
  readonly state: State;
  readonly step: string;
  readonly before: Reached | null;
}

const led = (to: Reached): string[] => (to.before === null ? [] : [...led(to.before), to.step]);

/** Everything that can happen, in every order. */
export function explore(model: Model): Explored {
  const seen = new Set<string>([JSON.stringify(START)]);
  const did = new Set<string>();
  const queue: Reached[] = [{ state: START, step: '', before: null }];
  for (const reached of queue) {
    const { state } = reached;
    const later = { ...state, a: passed(state.a), b: passed(state.b) };
    const steps: readonly Step[] = [
      ['the clock goes on', later],
      ...turns(state, 'a', model),
      ...turns(state, 'b', model),
    ];
    for (const [step, after] of steps) {
      did.add(step);
      const what = typeof after === 'string' ? after : wrong(after);
      if (what !== null) return { states: seen.size, did, fault: { what, steps: [...led(reached), step] } };
      const key = JSON.stringify(after);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ state: after as State, step, before: reached });
    }
  }
  return { states: seen.size, did, fault: null };
}
