/**
 * What somebody does who has read no rule: presses whatever the page allows. Everything here runs
 * in the page, so that a test hears of it once there is something to do, and need not keep asking.
 */
export interface Mind {
  /** Takes the bank when it is offered. */
  readonly banks?: boolean;
  /** Circles to put chips on. */
  readonly circles?: number;
}

export interface Waiting {
  readonly mind: Mind;
  /** Hands in which the player has done something. */
  readonly played: readonly number[];
  /** Milliseconds after which the player has waited long enough. */
  readonly patience: number;
}

export interface Move {
  /** One of the player's hands that is over; null while none is. */
  readonly over: number | null;
  /** Sentences that the page says no with. */
  readonly refused: readonly string[];
  /** What to press; null when there was nothing. */
  readonly press: HTMLElement | null;
  readonly title: string;
  readonly key: string;
  /** Whether it is a card on the felt. */
  readonly card: boolean;
  /** In which hand; the bank is taken and passed between hands. */
  readonly hand: number;
}

/** Waits for something to press, or for the end of a hand that the player played in. */
export function nextMove({ mind, played, patience }: Waiting): Promise<Move> {
  const { banks = false, circles = 1 } = mind;
  const number = (text: string | null | undefined) => Number(/Hand (\d+)/.exec(text ?? '')?.[1] ?? 0);
  const handNow = () => number(document.querySelector('.Head-name p')?.textContent);

  function toPress(bar: Element): HTMLElement | null {
    const open = (which: string) =>
      [...bar.querySelectorAll<HTMLButtonElement>(which)].filter(({ disabled }) => !disabled);
    const called = (words: RegExp) => open('button').find(({ textContent }) => words.test(textContent ?? ''));
    // Whatever is asked once more is meant.
    const [sure] = open('[data-sure]');
    if (sure !== undefined) return sure;
    const [strong] = open('.bar-act[data-strength="strong"]');
    if (bar.querySelector('.Tray-tray') !== null) {
      // What is set already is on its way to the table.
      const said = bar.querySelector('.bar-act[data-strength="strong"]')?.textContent;
      if (strong !== undefined || said?.startsWith('Set the hand')) return strong ?? null;
      // What was suggested is foul where nothing else can be placed anymore: it is set all the same.
      const foul = bar.querySelector('[data-foul]') === null ? undefined : called(/^(Set the hand|Place \d)/);
      const way = foul ?? called(/^(House way|Suggest a setting)/);
      return way ?? bar.querySelector<HTMLElement>('.Tray-rest .Tray-card');
    }
    if (bar.querySelector('.StakePanel-panel') !== null) return open('.StakePanel-panel .bar-act')[0] ?? null;
    if (bar.querySelector('.BetBar-bar') !== null) {
      const lie = bar.querySelectorAll('.BetBar-circle[data-lies]').length;
      return lie < circles ? (open('.BetBar-circle:not([data-lies])')[0] ?? null) : null;
    }
    const bank = called(banks ? /^Be the player-dealer/ : /^No thanks/) ?? called(/^Be the player-dealer/);
    if (bank !== undefined) return bank;
    const acts = open('.bar-act');
    const toThrow = document.querySelector<HTMLElement>('.Cards-tap[aria-pressed="false"]');
    const thrown = document.querySelectorAll('.Cards-tap[aria-pressed="true"]').length;
    // Somebody who may throw cards away throws at least one.
    if (toThrow !== null && (acts.length === 0 ? bar.querySelector('.bar-act') !== null : thrown === 0))
      return toThrow;
    const of = (words: RegExp) => acts.find(({ textContent }) => words.test(textContent ?? ''));
    return (
      of(/^(Check|Call|Bring in|Show|Stand\b)/) ??
      acts.find(({ textContent }) => !/^(Fold|Surrender)/.test(textContent ?? '')) ??
      acts[0] ??
      null
    );
  }

  function look(): Move {
    const bar = document.querySelector('.ActionBar-bar');
    const hand = handNow();
    const ended = [...document.querySelectorAll('.Story-stories details summary')].map(({ textContent }) =>
      number(textContent),
    );
    if (bar?.textContent?.startsWith('The next hand is about to start')) ended.push(hand);
    const press = bar === null ? null : toPress(bar);
    const key = press?.querySelector('kbd')?.textContent ?? '';
    const text = press?.getAttribute('aria-label') ?? press?.textContent ?? '';
    const taps = [...document.querySelectorAll<HTMLElement>('.Cards-tap')];
    const card = press === null ? -1 : taps.indexOf(press);
    return {
      over: ended.find((one) => played.includes(one)) ?? null,
      refused: [...(bar?.querySelectorAll('.Refusal-refusal') ?? [])]
        .map((of) => of.textContent ?? '')
        .filter((said) => said !== '' && !said.startsWith('Tap ')),
      press,
      title: key !== '' && text.endsWith(key) ? text.slice(0, -key.length).trim() : text,
      // Cards on the felt go by their place.
      key: card < 0 ? key : String(card + 1),
      card: card >= 0,
      hand,
    };
  }

  return new Promise((done) => {
    const until = performance.now() + patience;
    const check = () => {
      const move = look();
      if (move.press === null && move.over === null && performance.now() < until) return false;
      changes.disconnect();
      clearInterval(ticks);
      done(move);
      return true;
    };
    const changes = new MutationObserver(check);
    const ticks = setInterval(check, 250);
    if (!check())
      changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  });
}
