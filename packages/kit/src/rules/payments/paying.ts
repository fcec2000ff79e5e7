import { certainStates, type PaymentState } from './payment.ts';

/**
 * How far paying has come, as the traveller is told. Source: decision 0035.
 * - `ready` can be paid; `atCashier` the cashier has been opened from here
 * - `confirming` its outcome is not certain, and the airline is asked
 * - `unclear` it was asked long enough: the orders tell, and nothing is paid once more
 * - `unpaid`, `failed` the cashier or the traveller says so: nothing was charged
 * - the others as the airline tells them
 */
export const payingPhases = ['ready', 'atCashier', 'confirming', 'unclear', ...certainStates] as const;
export type PayingPhase = (typeof payingPhases)[number];

/** For how long the airline is asked, and how far apart, ms of its clock. Source: decision 0035. */
export const confirming = { forMs: 45_000, everyMs: 4000 } as const;

/** How often the airline is asked for tickets that are being issued, ms. */
export const ticketingEveryMs = 30_000;

/** Knowledge of this page about paying for one order. */
export interface Paying {
  readonly phase: PayingPhase;
  /** With `confirming`: since when, ms of the airline's clock. */
  readonly since?: number;
  /** How often the cashier was opened from here; what was asked before the last time says little. */
  readonly turn: number;
  /** When the airline gave the newest answer, ms of its clock: an older one that comes late is not heard. */
  readonly toldAt: number;
}

/** Something that happens to it; instants are ms of the airline's clock. */
export type PayingEvent =
  /** An answer, to what was asked in a turn. */
  | { readonly kind: 'told'; readonly state: PaymentState; readonly at: number; readonly turn: number }
  /** The cashier opens. */
  | { readonly kind: 'opened' }
  /** The traveller is back, or looks at the page again. */
  | { readonly kind: 'returned'; readonly now: number }
  /** Time has passed, or a question was not answered. */
  | { readonly kind: 'passed'; readonly now: number };

/** Before the airline has told anything. */
export const payingAtFirst: Paying = { phase: 'confirming', turn: 0, toldAt: 0 };

type Told = Extract<PayingEvent, { kind: 'told' }>;

/** States that are certain whatever was asked when: no attempt of ours can change them. */
const settled = {
  paid: 'paid',
  ticketing: 'ticketing',
  ticketed: 'ticketed',
  abnormal: 'abnormal',
  expired: 'expired',
  cancelled: 'cancelled',
} as const satisfies Partial<Record<PaymentState, PayingPhase>>;

const isSettled = (state: PaymentState): state is keyof typeof settled => Object.hasOwn(settled, state);

/** It is not certain: the airline is asked, for so long. */
function asking({ phase, since, ...rest }: Paying, now: number): Paying {
  if (phase === 'unclear') return { phase, ...rest };
  const begin = since ?? now;
  return now - begin >= confirming.forMs
    ? { phase: 'unclear', ...rest }
    : { phase: 'confirming', since: begin, ...rest };
}

function told(paying: Paying, { state, at, turn }: Told): Paying {
  if (at < paying.toldAt) return paying;
  const { turn: current } = paying;
  const next: Paying = { ...paying, toldAt: at };
  if (isSettled(state)) return { phase: settled[state], turn: current, toldAt: at };
  // An answer to a question from before the cashier opened is of another attempt.
  if (turn < current) return paying;
  if (state === 'unpaid' || state === 'failed') return { phase: state, turn: current, toldAt: at };
  // An airline that has not heard of the attempt says that nobody has begun: once the cashier was open, that is no answer.
  if (state === 'open' && current === 0) return { phase: 'ready', turn: current, toldAt: at };
  return paying.phase === 'atCashier' && state !== 'confirming' ? next : asking(next, at);
}

/** State after an event. Pure: the same events make the same phase. */
export function payingAfter(paying: Paying, event: PayingEvent): Paying {
  const { phase, turn, toldAt } = paying;
  switch (event.kind) {
    case 'told':
      return told(paying, event);
    case 'opened':
      return { phase: 'atCashier', turn: turn + 1, toldAt };
    case 'returned':
      // The cashier's word may be of an attempt that another tab has followed by one more.
      if (nothingCharged(phase)) return { phase: 'ready', turn, toldAt };
      return phase === 'atCashier' ? asking(paying, event.now) : paying;
    case 'passed':
      return phase === 'confirming' ? asking(paying, event.now) : paying;
  }
}

/** Whether the cashier may be opened: nothing is under way, as far as this page and the airline know. */
export const mayPay = ({ phase }: Paying): boolean => phase === 'ready' || nothingCharged(phase);

/** Whether it may be said that nothing was charged: the cashier or the traveller has said so. */
export const nothingCharged = (phase: PayingPhase): boolean => phase === 'unpaid' || phase === 'failed';

/** Whole seconds for which the airline is still asked. */
export const secondsOfAsking = ({ since }: Paying, now: number): number =>
  since === undefined
    ? confirming.forMs / 1000
    : Math.min(confirming.forMs / 1000, Math.max(0, Math.ceil((since + confirming.forMs - now) / 1000)));

/** How the page begins that finds a payment in this state: after a reload, in another tab, back from the bank. */
export const payingFrom = (state: PaymentState, at: number): Paying =>
  payingAfter(payingAtFirst, { kind: 'told', state, at, turn: 0 });
