/**
 * How a rehearsed host behaves.
 * - `answers` takes everything and says so
 * - `refuses` takes nothing and says so
 * - `silent` takes nothing and says nothing; `covers` takes it without a word, and lies over the page
 * - `twice` answers, and then the opposite; `late` answers when nobody waits any more
 * - `slow` is there a second after the page; `absent` never is
 */
export const conducts = [
  'answers',
  'refuses',
  'silent',
  'covers',
  'twice',
  'late',
  'slow',
  'absent',
] as const;
export type Conduct = (typeof conducts)[number];

/** When a slow host is there, and when a late one answers, ms. */
export const delays = { slow: 1000, late: 61_000 } as const;

/** One thing that a host was told. */
export interface BridgeCall {
  /** `wx.miniProgram.navigateTo`, `MappBridge.login`, `location.assign`, `site`. */
  readonly to: string;
  readonly with: unknown;
}

/** Parts that a rehearsed bridge is made with. */
export interface Stage {
  readonly window: Window;
  readonly conduct: Conduct;
  readonly note: (call: BridgeCall) => void;
  /** The host lies over the page from now on. */
  readonly cover: () => void;
  /** An event of the window. */
  readonly fire: (event: string, given?: unknown) => void;
}

/** Answers as the conduct says. */
export function answerBy({ conduct, window, cover }: Stage, answer: (good: boolean) => void): void {
  if (conduct === 'refuses') answer(false);
  else if (conduct === 'covers') cover();
  else if (conduct === 'late') window.setTimeout(() => answer(true), delays.late);
  else if (conduct !== 'silent') answer(true);
  if (conduct === 'twice') answer(false);
}

/** Puts something on the page when the conduct has it there. */
export function putOn({ window, conduct }: Stage, name: string, value: unknown): void {
  const put = () => void Reflect.set(window, name, value);
  if (conduct === 'slow') window.setTimeout(put, delays.slow);
  else if (conduct !== 'absent') put();
}
