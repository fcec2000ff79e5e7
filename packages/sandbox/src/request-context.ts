import type { Call, RequestOf } from '@mapp/kit/contracts';
import type * as contracts from '@mapp/kit/contracts';
import type { Accounts } from './accounts.ts';
import type { CheckInStore } from './check-in/store.ts';
import type { Clock } from './clock.ts';
import type { CouponStore } from './coupons/store.ts';
import type { Language } from './language.ts';
import type { RecoveryStore } from './recovery/store.ts';
import type { MemberFile } from './member-account/file.ts';
import type { Payments } from './payments/registry.ts';
import type { PointsOrderStore } from './points-orders/store.ts';
import type { PointsEvents } from './points-events.ts';
import type { YouthStore } from './programmes/store.ts';
import type { Reply } from './reply.ts';
import type { ClaimStore } from './retro/store.ts';
import type { Roster } from './roster.ts';
import type { SavedStore } from './saved-people/store.ts';
import type { Ledger } from './seed/ledger.ts';
import type { Member } from './seed/members.ts';
import type { Sessions } from './sessions.ts';
import type { Tries } from './sign-in/tries.ts';
import type { TierOrderStore } from './tier-orders/store.ts';
import type { TextMessages } from './text-messages.ts';

/** One call as the airline sees it: who asks, in which language, and the airline's own state. */
export interface RequestContext {
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
  readonly recoveries: RecoveryStore;
  readonly file: MemberFile;
  readonly ledgerOf: (member: Member) => Ledger;
  readonly roster: Roster;
  readonly saved: SavedStore;
  readonly coupons: CouponStore;
  /** Claims of missing points. */
  readonly claims: ClaimStore;
  readonly checkIn: CheckInStore;
  /** Events in points since the start. */
  readonly pointsEvents: PointsEvents;
  readonly pointsOrders: PointsOrderStore;
  readonly tierOrders: TierOrderStore;
  /** Members of the youth programme. */
  readonly youth: YouthStore;
  /** Orders of every kind that are paid in cash. */
  readonly payments: Payments;
}

/** The member of a call that only members can make. */
export function signedIn({ member }: RequestContext): Member {
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
  context: RequestContext,
  payload: RequestOf<Contracts[Name]>,
) => Reply<WireOf<Contracts[Name]>> | Promise<Reply<WireOf<Contracts[Name]>>>;

/** One answer for every call; a call without one does not compile. */
export type Answers = { readonly [Name in CallName]: AnswerOf<Name> };
