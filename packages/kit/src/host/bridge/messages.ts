import type { HostUser } from '../host.ts';

type Nothing = Readonly<Record<string, never>>;

/**
 * Requests of a page to the airline's app; the payment mini-program knows the two about the user as well.
 * Source: membership.md section 7. The spelling is our proposal.
 */
export interface Asked {
  login: { readonly returnTo: string; readonly hideMobileLogin: boolean; readonly groupId?: string };
  userStatus: Nothing;
  userInfo: Nothing;
  tab: { readonly index: number | null };
  setTitle: { readonly title: string };
  share: { readonly title: string; readonly url: string; readonly image?: string | undefined };
  payOrder: { readonly id: string };
  orderDetail: { readonly id: string };
  ticketOrders: Nothing;
  saveImage: { readonly image: string; readonly name: string };
  brightness: { readonly level: 'full' | 'usual' };
  checkIn: Nothing;
  flightNews: Nothing;
  mine: Nothing;
  goHome: Nothing;
  goBack: Nothing;
  closeWebview: Nothing;
}
export type Ask = keyof Asked;

/** Reads one property of its own, never an inherited one. */
const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const outcomes = ['shared', 'dismissed'] as const;

/** The host has taken it, or says that it has not. */
const taken = (answer: unknown): boolean | undefined => {
  const ok = own(answer, 'taken');
  return typeof ok === 'boolean' ? ok : undefined;
};

const status = (answer: unknown): 'member' | 'guest' | undefined => {
  const signedIn = own(answer, 'signedIn');
  if (typeof signedIn !== 'boolean') return undefined;
  return signedIn ? 'member' : 'guest';
};

const longestName = 200;
const word = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= longestName ? value : undefined;

const user = (answer: unknown): HostUser | undefined => {
  const [userId, name] = [word(own(answer, 'userId')), word(own(answer, 'name'))];
  return userId && name !== undefined ? { userId, name } : undefined;
};

const outcome = (answer: unknown) => outcomes.find((one) => one === own(answer, 'outcome'));

/** How each answer is read; one that does not fit counts as none. */
const readers = {
  login: taken,
  userStatus: status,
  userInfo: user,
  tab: taken,
  setTitle: taken,
  share: outcome,
  payOrder: taken,
  orderDetail: taken,
  ticketOrders: taken,
  saveImage: taken,
  brightness: taken,
  checkIn: taken,
  flightNews: taken,
  mine: taken,
  goHome: taken,
  goBack: taken,
  closeWebview: taken,
} as const satisfies Record<Ask, (answer: unknown) => unknown>;

/** Answer to each request. */
export type Answered = { readonly [Name in Ask]: NonNullable<ReturnType<(typeof readers)[Name]>> };

/** How long an answer is waited for, ms: a page that opens answers at once, a person takes their time. */
export const patience: Readonly<Record<Ask, number>> = {
  login: 2000,
  userStatus: 5000,
  userInfo: 5000,
  tab: 2000,
  setTitle: 2000,
  share: 60_000,
  payOrder: 2000,
  orderDetail: 2000,
  ticketOrders: 2000,
  saveImage: 10_000,
  brightness: 2000,
  checkIn: 2000,
  flightNews: 2000,
  mine: 2000,
  goHome: 2000,
  goBack: 2000,
  closeWebview: 2000,
};

/** One message to the host, as it travels. */
export interface Message<Name extends Ask = Ask> {
  readonly id: string;
  readonly action: Name;
  readonly detail: Asked[Name];
}

/** No answer is longer, in characters. */
const longest = 4096;

/** The id and the answer of a text that came; undefined for whatever is not an answer. */
export function readAnswer(text: unknown): { readonly id: string; readonly answer: unknown } | undefined {
  if (typeof text !== 'string' || text.length > longest) return undefined;
  try {
    const given: unknown = JSON.parse(text);
    const id = own(given, 'id');
    return typeof id === 'string' ? { id, answer: own(given, 'answer') } : undefined;
  } catch {
    return undefined;
  }
}

/** Meaning of an answer; undefined for one that does not fit its question. */
export const meaningOf = <Name extends Ask>(action: Name, answer: unknown): Answered[Name] | undefined =>
  readers[action](answer) as Answered[Name] | undefined;
