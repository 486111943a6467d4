/**
 * `connecting` until the room has said welcome, `open` then; `waiting` between two tries; `closed` when
 * asked to; `refused` when the room speaks another version, which no further try will change.
 */
export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'closed' | 'refused';

/** What a socket has to be able to do; a browser's and that of `ws` both can. */
export interface SocketLike {
  /** 0 until it is open, 1 then, more when it closes. */
  readonly readyState?: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', fn: () => void): void;
  addEventListener(type: 'message', fn: (event: { readonly data: unknown }) => void): void;
}

/** How a connection is made, and how patient it is. */
export interface ConnectOptions {
  /** Makes a socket; the platform's own unless given, which Node 20 does not have. */
  readonly socket?: (url: string) => SocketLike;
  /** The shortest and the longest wait before another try, in milliseconds. */
  readonly wait?: { readonly least: number; readonly most: number };
  /**
   * How often one listens whether the line still lives, in milliseconds: where nothing was heard between two
   * beats the room is asked, and a line that leaves two questions unanswered is given up.
   */
  readonly heartbeat?: number;
  /** How long a line that is doubted may take to answer, in milliseconds. */
  readonly patience?: number;
}

interface Ends {
  /** A socket is open, and nobody has said anything yet. */
  readonly dialled: () => void;
  readonly heard: (text: string) => void;
  /** Time to say something that has to be answered. */
  readonly test: () => void;
  readonly changed: (state: ConnectionState) => void;
}

/** Of a socket's states, the last in which something can be written. */
const OPEN = 1;

/** Beats without a word after which the room is asked, and after which the line is given up. */
const QUIET = 2;
const DEAD = 4;

/** A socket that comes back: it tests itself, and dials again after a wait. */
export class Line {
  readonly #url: string;
  readonly #options: ConnectOptions;
  readonly #ends: Ends;
  state: ConnectionState = 'connecting';
  #socket: SocketLike | null = null;
  #isOpen = false;
  #tries = 0;
  #silent = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;

  constructor(url: string, options: ConnectOptions, ends: Ends) {
    this.#url = url;
    this.#options = options;
    this.#ends = ends;
    this.#dial();
  }

  get ended(): boolean {
    return this.state === 'closed' || this.state === 'refused';
  }

  /** What is written to a line that is about to close is lost, and a browser complains of it: it is asked again. */
  write(text: string): void {
    if ((this.#socket?.readyState ?? OPEN) <= OPEN) this.#socket?.send(text);
  }

  /** The room has said welcome. */
  welcomed(): void {
    this.#tries = 0;
    this.#become('open');
  }

  redial(): void {
    if (this.ended) return;
    this.#tries = 0;
    const socket = this.#isOpen ? null : this.#socket;
    if (socket === null) this.#drop();
    else {
      // A browser complains of a socket that is closed before it is open.
      socket.addEventListener('open', () => socket.close());
      this.#leave();
    }
    this.#dial();
  }

  /** There is reason to think that the line is cut: it has to answer soon, or is given up. */
  doubt(): void {
    if (this.state !== 'open' || this.#doubt !== undefined) return;
    this.#doubt = setTimeout(() => this.#lose(), this.#options.patience ?? 2_000);
    this.#ends.test();
  }

  end(state: 'closed' | 'refused'): void {
    this.#drop();
    this.#become(state);
  }

  #dial(): void {
    this.#become('connecting');
    let socket: SocketLike;
    try {
      socket = this.#options.socket?.(this.#url) ?? new WebSocket(this.#url);
    } catch {
      this.#wait();
      return;
    }
    this.#socket = socket;
    const mine = (fn: () => void) => () => {
      if (this.#socket === socket) fn();
    };
    const lost = mine(() => this.#lose());
    this.#isOpen = false;
    const opened = mine(() => {
      this.#isOpen = true;
      this.#ends.dialled();
    });
    socket.addEventListener('open', opened);
    socket.addEventListener('close', lost);
    socket.addEventListener('error', lost);
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return;
      this.#silent = 0;
      this.#believe();
      this.#ends.heard(String(data));
    });
    this.#silent = 0;
    const beat = mine(() => {
      this.#silent++;
      if (this.#silent >= DEAD) this.#lose();
      else if (this.#silent >= QUIET) this.#ends.test();
    });
    this.#beat = setInterval(beat, this.#options.heartbeat ?? 3_000);
  }

  #believe(): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }

  #lose(): void {
    this.#drop();
    this.#wait();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#leave();
    socket?.close();
  }

  /** Hears no more of the socket. */
  #leave(): void {
    this.#believe();
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    this.#socket = null;
  }

  /** Each wait is twice the last, shortened by chance so that a room coming back is not stormed. */
  #wait(): void {
    const { least, most } = this.#options.wait ?? { least: 250, most: 8_000 };
    const longest = Math.min(most, least * 2 ** this.#tries++);
    this.#become('waiting');
    this.#retry = setTimeout(() => this.#dial(), longest * (0.5 + Math.random() / 2));
  }

  #become(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    this.#ends.changed(state);
  }
}
