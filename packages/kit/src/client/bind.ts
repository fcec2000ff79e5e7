import { bindAndLogin, bindResultCodes } from '../contracts/account/account.ts';
import type { RequestOf, ResponseOf } from '../contracts/call.ts';
import type { Host } from '../host/host.ts';
import { signOutWaitMs } from './account/account.ts';
import type { Client } from './client.ts';
import { RequestFailure } from './failure.ts';

/** Action that an outcome of bindAndLogin calls for. */
export type BindAction = 'keepToken' | 'nothing' | 'signIn' | 'clearCookies';

type BindCode = (typeof bindResultCodes)[number];

const refused = { rail: 'clearCookies', elsewhere: 'signIn' } as const;

/** The five outcomes. Source: membership.md section 4. */
export const bindOutcomes = {
  '0': { rail: 'keepToken', elsewhere: 'keepToken' },
  '1': { rail: 'nothing', elsewhere: 'nothing' },
  '2': refused,
  '3': refused,
  '4': refused,
} as const satisfies Record<BindCode, Record<'rail' | 'elsewhere', BindAction>>;

/** Action for a result code; success without a token is no success, and an unknown code neither. */
export function bindAction(
  resultCode: string,
  { rail, token }: { rail: boolean; token: boolean },
): BindAction {
  const known = bindResultCodes.find((code) => code === resultCode);
  const outcome = known === undefined || (known === '0' && !token) ? refused : bindOutcomes[known];
  return outcome[rail ? 'rail' : 'elsewhere'];
}

type Answer = ResponseOf<typeof bindAndLogin>;

/**
 * The wrapper takes resultCode 1 to 4 for a refusal; here they are outcomes. It ends or replaces a token: nobody is asked first
 * whose that is.
 */
async function ask(client: Client, payload: RequestOf<typeof bindAndLogin>): Promise<Answer> {
  try {
    return await client.send(bindAndLogin, payload, { atOnce: true, handles: bindResultCodes });
  } catch (reason) {
    const { code } = (reason instanceof RequestFailure ? reason.failure : {}) as { readonly code?: string };
    const resultCode = bindResultCodes.find((known) => known === code);
    if (resultCode === undefined) throw reason;
    return { resultCode };
  }
}

/**
 * Binds a partner channel's sign-in and does what the outcome asks for.
 * @param given what the partner handed over
 * @throws RequestFailure when the back end gives none of the five outcomes
 */
export async function bindSignIn(
  client: Client,
  host: Host,
  given: { message: string },
): Promise<BindAction> {
  const { salesChannel, channel } = host.environment();
  const { resultCode, resultContent } = await ask(client, { ...given, salesChannel });
  const token = resultContent?.token ?? '';
  const action = bindAction(resultCode, { rail: channel === 'rail', token: token !== '' });
  if (action === 'keepToken') client.token.keep(token);
  if (action === 'signIn') client.login();
  if (action === 'clearCookies') client.token.forget();
  return action;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Signs out because the partner asks for it. This page is a guest's at once; the back end is told, and not waited for longer than at
 * any sign-out.
 * @param message what the partner handed over; empty where it has nothing to say
 */
export async function unbindSignIn(client: Client, host: Host, message: string): Promise<void> {
  const { salesChannel } = host.environment();
  // Where it does not come, nobody can be told.
  await client.ready()?.catch(() => undefined);
  const told = ask(client, { message, salesChannel, unLogin: '1' }).catch(() => undefined);
  // The request carries the token already; what is answered to a page that is not the member's any more is told to nobody.
  client.forget();
  await Promise.race([told, wait(signOutWaitMs)]);
}
