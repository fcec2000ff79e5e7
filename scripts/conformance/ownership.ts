import { savePreferences, signOut } from '@mapp/kit/contracts';
import { randomUUID } from 'node:crypto';
import type { Ask } from './ask.ts';
import type { Outcome } from './verdict.ts';

/**
 * Duties of a back end towards a write, beside its answer.
 *
 * - `repeat` the same transactionId and payload get the first answer
 * - `conflict` the same transactionId with another payload is refused with 40902
 * - `subject` a write that is meant for somebody else than the token's member is refused with 40901
 * - `revoked` a write whose token has been signed out is refused as one without a session, with 401
 */
export type Duty = 'repeat' | 'conflict' | 'subject' | 'revoked';

/** The write that they are tried with: it can be sent as often as one likes. */
export const triedWith = savePreferences;

/** After it the token is nobody's. */
export const endedBy = signOut;

/** A member's id that nobody has. */
const nobody = 'nobody-of-this-name';

/** The same fields with another value in the first that has two. */
function other(payload: Readonly<Record<string, unknown>>): unknown {
  const flag = Object.entries(payload).find(([, value]) => typeof value === 'boolean');
  return { ...payload, ...(flag && { [flag[0]]: !flag[1] }) };
}

const wants = (outcome: Outcome, code: string): Outcome =>
  outcome.verdict === 'refuses' && outcome.detail === `code ${code}`
    ? { verdict: 'fits' }
    : { verdict: 'differs', detail: `wants code ${code}, got ${outcome.detail ?? outcome.verdict}` };

/** Tries each duty with a payload that the back end takes. */
export async function tryDuties(
  ask: Ask,
  payload: Readonly<Record<string, unknown>>,
): Promise<readonly (readonly [Duty, Outcome])[]> {
  const transactionId = randomUUID();
  await ask(triedWith, payload, { transactionId });
  return [
    ['repeat', await ask(triedWith, payload, { transactionId })],
    ['conflict', wants(await ask(triedWith, other(payload), { transactionId }), '40902')],
    ['subject', wants(await ask(triedWith, payload, { subject: nobody }), '40901')],
  ];
}

/** Tries a write once the session has ended, with a payload that the back end took before. */
export async function tryRevoked(
  ask: Ask,
  payload: Readonly<Record<string, unknown>>,
): Promise<readonly [Duty, Outcome]> {
  return ['revoked', wants(await ask(triedWith, payload), '401')];
}
