import type { Call, RequestOf } from '@mapp/kit/contracts';
import type * as contracts from '@mapp/kit/contracts';
import type { Accounts } from './accounts.ts';
import type { Room } from './check-in/room.ts';
import type { Clock } from './clock.ts';
import type { CouponBook } from './coupons/book.ts';
import type { Language } from './language.ts';
import type { RecoveryDesk } from './recovery/desk.ts';
import type { MemberFile } from './member-account/file.ts';
import type { Payments } from './payments/registry.ts';
import type { PointsOrderBook } from './points-orders/book.ts';
import type { Postings } from './postings.ts';
import type { YouthBook } from './programmes/book.ts';
import type { Reply } from './reply.ts';
import type { ClaimDesk } from './retro/desk.ts';
import type { Roster } from './roster.ts';
import type { SavedBook } from './saved-people/book.ts';
import type { Ledger } from './seed/ledger.ts';
import type { Member } from './seed/members.ts';
import type { Sessions } from './sessions.ts';
import type { Tries } from './sign-in/tries.ts';
import type { TierOrderBook } from './tier-orders/book.ts';
import type { TextMessages } from './text-messages.ts';

/** One call as the airline sees it: who asks, in which language, and the airline's own state. */
export interface Visit {
  /** The signed-in member; a guest's call has none. */
  readonly member: Member | undefined;
  readonly token: string | undefined;
  readonly language: Language;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  /** Wrong passwords so far. */
  readonly tries: Tries;
  readonly messages: TextMessages;
  readonly recoveries: RecoveryDesk;
  readonly file: MemberFile;
  readonly ledgerOf: (member: Member) => Ledger;
  readonly roster: Roster;
  readonly saved: SavedBook;
  readonly coupons: CouponBook;
  /** Claims of missing points. */
  readonly claims: ClaimDesk;
  readonly room: Room;
  /** Events in points since the start. */
  readonly postings: Postings;
  readonly pointsOrders: PointsOrderBook;
  readonly tierOrders: TierOrderBook;
  /** Members of the youth programme. */
  readonly youth: YouthBook;
  /** Orders of every kind that are paid in cash. */
  readonly payments: Payments;
}

/** The member of a call that only members can make. */
export function signedIn({ member }: Visit): Member {
  if (!member) throw new Error('A member call reached its answer without a member');
  return member;
}

type Contracts = typeof contracts;

/** The names of all calls, taken from the contracts. */
export type CallName = {
  [Name in keyof Contracts]: Contracts[Name] extends Call ? Name : never;
}[keyof Contracts];

/** The answer as it travels, before the contract reads it. */
type WireOf<C extends Call> = C['response']['_zod']['input'];

/** The airline's answer to a call: from the payload to the answer that the contract expects. */
export type AnswerOf<Name extends CallName> = (
  visit: Visit,
  payload: RequestOf<Contracts[Name]>,
) => Reply<WireOf<Contracts[Name]>> | Promise<Reply<WireOf<Contracts[Name]>>>;

/** One answer for every call; a call without one does not compile. */
export type Answers = { readonly [Name in CallName]: AnswerOf<Name> };
