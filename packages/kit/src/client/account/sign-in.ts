import type { Call, RequestOf, ResponseOf } from '../../contracts/call.ts';
import {
  loginByCode,
  loginByPassword,
  signInRefusalOf,
  signInRefusals,
  type SignInRefusal,
} from '../../contracts/account/sign-in.ts';
import type { Failure } from '../failure.ts';
import { useClient } from '../provider.tsx';
import { useQueries } from '../query-client.ts';

type LoginCall = typeof loginByPassword | typeof loginByCode;

/** The screen tells these itself, and that no answer came. */
const told = { announce: 'answers', handles: Object.keys(signInRefusals) } as const;

/** Why the airline lets nobody in, as far as it is known here. */
export const refusalIn = (failure: Failure): SignInRefusal | undefined =>
  failure.kind === 'refused' ? signInRefusalOf(failure.code) : undefined;

/** How somebody signs in on a page of ours. */
export interface SignIn {
  /** @param remember the token outlives the browser, for 7 days */
  readonly byPassword: (given: RequestOf<typeof loginByPassword>, remember: boolean) => Promise<void>;
  readonly byCode: (given: RequestOf<typeof loginByCode>, remember: boolean) => Promise<void>;
}

/**
 * Signs in and keeps the token under the host's alias. Earlier answers, for somebody else, are forgotten. Rejects with
 * `RequestFailure`; nothing is kept then.
 */
export function useSignIn(): SignIn {
  const client = useClient();
  const queries = useQueries();
  const by =
    <C extends LoginCall>(call: C) =>
    async (given: RequestOf<C>, remember: boolean) => {
      const { token } = (await client.send<Call>(call, given, told)) as ResponseOf<LoginCall>;
      queries.clear();
      client.token.keep(token, remember);
    };
  return { byPassword: by(loginByPassword), byCode: by(loginByCode) };
}
