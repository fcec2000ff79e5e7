import type { Call, RequestOf } from '@mapp/kit/contracts';
import type * as contracts from '@mapp/kit/contracts';
import type { Clock } from './clock.ts';
import type { Language } from './language.ts';
import type { Reply } from './reply.ts';
import type { Member } from './seed/members.ts';
import type { Stores } from './stores.ts';

/** One call as the airline sees it: the member who asks, the language, and the airline's own state. */
export interface RequestContext extends Stores {
  /** The signed-in member; a guest's call has none. */
  readonly member: Member | undefined;
  readonly token: string | undefined;
  readonly language: Language;
  readonly clock: Clock;
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
type AnswerOf<Name extends CallName> = (
  context: RequestContext,
  payload: RequestOf<Contracts[Name]>,
) => Reply<WireOf<Contracts[Name]>> | Promise<Reply<WireOf<Contracts[Name]>>>;

/** One answer for every call; a call without one does not compile. */
export type Answers = { readonly [Name in CallName]: AnswerOf<Name> };
