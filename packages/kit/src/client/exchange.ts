import type { Answered } from '../host/told-time.ts';
import type { Failure } from './failure.ts';

/** Answer that arrived, or the reason why none did. */
export type Exchanged =
  | { readonly status: number; readonly text: string; readonly answered: Answered }
  | { readonly failure: Failure };

export interface Exchange {
  fetch: typeof globalThis.fetch;
  url: string;
  init: RequestInit;
  /** Given up after so many seconds, the body included. */
  seconds: number;
  signal: AbortSignal;
  /** Running time, ms. */
  elapsed: () => number;
}

/** One request over the network. Never rejects. */
export function exchange({ fetch, url, init, seconds, signal, elapsed }: Exchange): Promise<Exchanged> {
  if (signal.aborted) return Promise.resolve({ failure: { kind: 'aborted' } });
  return new Promise((resolve) => {
    const controller = new AbortController();
    const end = (result: Exchanged) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      resolve(result);
    };
    const giveUp = (failure: Failure) => {
      // Resolved first, so that the abort's own rejection changes nothing.
      end({ failure });
      controller.abort();
    };
    const leave = () => giveUp({ kind: 'aborted' });
    const timer = setTimeout(() => giveUp({ kind: 'timeout', seconds }), seconds * 1000);
    signal.addEventListener('abort', leave);
    const run = async () => {
      const sent = elapsed();
      const response = await fetch(url, { ...init, signal: controller.signal });
      const { status, headers } = response;
      const answered = { headers, sent, received: elapsed() };
      return { status, text: await response.text(), answered };
    };
    run().then(end, () => end({ failure: { kind: 'network' } }));
  });
}

/** Waits before the repeats of a read, ms; together well under what a person waits for. Source: decision 8. */
export const repeatDelays: readonly number[] = [300, 800];

/** The same request again after a network failure, and after nothing else. */
export async function exchangeRepeated(
  what: Exchange,
  delays: readonly number[] = repeatDelays,
): Promise<Exchanged> {
  let result = await exchange(what);
  for (const wait of delays) {
    if (!('failure' in result) || result.failure.kind !== 'network') break;
    await pause(wait, what.signal);
    result = await exchange(what);
  }
  return result;
}

/** Waits, or until the signal says stop. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
