import { calls } from '@mapp/kit/contracts';
import { answerTo, payloads } from './ask.ts';
import { createAirline } from './engine.ts';
import type { CallName } from './request-context.ts';

/** The name of a call of the contracts. */
export type FixtureName = CallName;

/** A call with an answer that fits it, as both travel. */
export interface Fixture {
  readonly path: string;
  /** Payload that was sent, without the envelope. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** The whole body of the answer. */
  readonly answer: Readonly<Record<string, unknown>>;
}

/** When the fixtures were taken: everything in them is counted from here. */
export const fixtureTime = '2026-06-01T10:00:00+08:00';

/** Tokens and ids that are the same each time. */
function counted(): () => string {
  let count = 0;
  return () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
}

/**
 * The fixture of one call: what member 600000000001 is answered by an airline that nobody has written to. Always the same.
 * @param name the contract's name, as `pointsSummary`
 */
export async function fixtureOf(name: FixtureName): Promise<Fixture> {
  const call = calls.find((one) => one.name === name);
  if (!call) throw new Error(`No call ${name}`);
  const machine = Date.parse(fixtureTime);
  const airline = createAirline({
    now: fixtureTime,
    machine: () => machine,
    newToken: counted(),
    newId: counted(),
  });
  const payload = payloads[name] ?? {};
  const { body } = await answerTo(airline, call, payload, { token: airline.signIn('600000000001') });
  return { path: call.path, payload, answer: body };
}
