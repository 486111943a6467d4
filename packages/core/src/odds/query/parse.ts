import { list } from '../../engine/words.ts';
import { Misread, type Word, wordsOf } from './words.ts';

/** A part of a query that has a value. */
export type Term =
  | { readonly is: 'number'; readonly value: number; readonly word: Word }
  | { readonly is: 'text'; readonly value: string; readonly word: Word }
  | { readonly is: 'call'; readonly word: Word; readonly given: readonly Term[] }
  | { readonly is: 'name'; readonly word: Word }
  | { readonly is: 'not'; readonly word: Word; readonly of: Term }
  | { readonly is: 'in'; readonly word: Word; readonly of: Term; readonly list: readonly Term[] }
  | { readonly is: 'two'; readonly word: Word; readonly left: Term; readonly right: Term };

/** Something asked for: what to compute over all deals, and its name in the answer. */
export interface Selected {
  readonly word: Word;
  readonly how: 'avg' | 'count' | 'histogram' | 'min' | 'max';
  readonly of: Term;
  readonly name: string;
}

/** A parsed query. */
export interface Parsed {
  readonly select: readonly Selected[];
  /** `hero = 'QQ'`: names and texts, in their order. */
  readonly from: readonly { readonly name: Word; readonly value: Word }[];
  readonly where: Term | null;
}

const HOW = ['avg', 'count', 'histogram', 'min', 'max'] as const;
const MOST_DEEP = 60;

/** `select …, … from game = '…', hero = '…', … where …` */
export function parse(query: string): Parsed {
  const reader = new Reader(query);
  reader.word('select');
  const select = [reader.selected()];
  while (reader.takes(',')) select.push(reader.selected());
  reader.word('from');
  const from = [reader.given()];
  while (reader.takes(',')) from.push(reader.given());
  const where = reader.takesWord('where') ? reader.term() : null;
  reader.end();
  return { select, from, where };
}

class Reader {
  readonly #query: string;
  readonly #words: readonly Word[];
  #at = 0;
  #deep = 0;

  constructor(query: string) {
    this.#query = query;
    this.#words = wordsOf(query);
  }

  get #next(): Word {
    return this.#words[this.#at];
  }

  #take(): Word {
    return this.#words[this.#at++];
  }

  #said(): string {
    return this.#next.kind === 'end' ? 'the query ends' : `there is "${this.#next.text}"`;
  }

  word(text: string): void {
    if (!this.takesWord(text))
      throw new Misread(this.#next, `Here "${text}" should stand, and ${this.#said()}.`);
  }

  takesWord(text: string): boolean {
    const { kind, text: said } = this.#next;
    if (kind !== 'name' || said.toLowerCase() !== text) return false;
    this.#at++;
    return true;
  }

  takes(sign: string): boolean {
    if (this.#next.kind !== 'sign' || this.#next.text !== sign) return false;
    this.#at++;
    return true;
  }

  #sign(sign: string): void {
    if (!this.takes(sign)) throw new Misread(this.#next, `Here "${sign}" should stand, and ${this.#said()}.`);
  }

  end(): void {
    if (this.#next.kind !== 'end')
      throw new Misread(this.#next, `The query should end before "${this.#next.text}".`);
  }

  selected(): Selected {
    const word = this.#take();
    const how = HOW.find((one) => one === word.text.toLowerCase());
    if (word.kind !== 'name' || how === undefined)
      throw new Misread(word, `Ask for ${list(HOW, 'or')} of something.`);
    this.#sign('(');
    const of = this.term();
    this.#sign(')');
    const end = this.#words[this.#at - 1].at + 1;
    const name = this.takesWord('as') ? this.#take().text : this.#query.slice(word.at, end).trim();
    return { word, how, of, name };
  }

  given(): { readonly name: Word; readonly value: Word } {
    const name = this.#take();
    if (name.kind !== 'name') throw new Misread(name, 'Here a name should stand, like hero or board.');
    this.#sign('=');
    const value = this.#take();
    if (value.kind !== 'text' && value.kind !== 'number' && value.kind !== 'name')
      throw new Misread(value, `What is ${name.text}? Write it in quotes.`);
    return { name, value };
  }

  term(): Term {
    if (++this.#deep > MOST_DEEP) throw new Misread(this.#next, 'This is nested too deep.');
    let left = this.#and();
    for (let word = this.#next; this.takesWord('or'); word = this.#next)
      left = { is: 'two', word, left, right: this.#and() };
    this.#deep--;
    return left;
  }

  #and(): Term {
    let left = this.#not();
    for (let word = this.#next; this.takesWord('and'); word = this.#next)
      left = { is: 'two', word, left, right: this.#not() };
    return left;
  }

  #not(): Term {
    const word = this.#next;
    if (!this.takesWord('not')) return this.#compared();
    if (++this.#deep > MOST_DEEP) throw new Misread(word, 'This is nested too deep.');
    const of = this.#not();
    this.#deep--;
    return { is: 'not', word, of };
  }

  #compared(): Term {
    const left = this.#sum();
    const word = this.#next;
    if (this.takesWord('in')) {
      this.#sign('(');
      const list = [this.term()];
      while (this.takes(',')) list.push(this.term());
      this.#sign(')');
      return { is: 'in', word, of: left, list };
    }
    for (const sign of ['=', '!=', '<=', '>=', '<', '>'])
      if (this.takes(sign)) return { is: 'two', word, left, right: this.#sum() };
    return left;
  }

  #sum(): Term {
    let left = this.#product();
    for (let word = this.#next; this.takes('+') || this.takes('-'); word = this.#next)
      left = { is: 'two', word, left, right: this.#product() };
    return left;
  }

  #product(): Term {
    let left = this.#single();
    for (let word = this.#next; this.takes('*') || this.takes('/'); word = this.#next)
      left = { is: 'two', word, left, right: this.#single() };
    return left;
  }

  #single(): Term {
    if (this.takes('(')) {
      const inner = this.term();
      this.#sign(')');
      return inner;
    }
    const word = this.#take();
    if (word.kind === 'number') return { is: 'number', value: Number(word.text), word };
    if (word.kind === 'text') return { is: 'text', value: word.text, word };
    if (word.kind !== 'name')
      throw new Misread(
        word,
        word.kind === 'end' ? 'The query ends too early.' : `A value should stand here, not "${word.text}".`,
      );
    if (!this.takes('(')) return { is: 'name', word };
    const given: Term[] = [];
    if (!this.takes(')')) {
      do given.push(this.term());
      while (this.takes(','));
      this.#sign(')');
    }
    return { is: 'call', word, given };
  }
}
