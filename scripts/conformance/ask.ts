import * as z from 'zod/mini';
import type { Config } from '@mapp/kit/config';
import type { Call } from '@mapp/kit/contracts';
// The client without its hooks: Node reads no JSX.
import { createClient, type Client } from '../../packages/kit/src/client/client.ts';
import { RequestFailure, type Failure } from '../../packages/kit/src/client/failure.ts';
import { fakeHost } from '../../packages/kit/src/host/fake.ts';
import { differences } from './differences.ts';
import type { Outcome } from './verdict.ts';

/** The back end, and as whom it is asked. */
export interface BackEnd {
  readonly baseUrl: string;
  /** A member's login token; a guest has none. */
  readonly token?: string | undefined;
  /** Version and encrypted gateways, as the site's config.json has them. */
  readonly config: Pick<Config, 'appVersion' | 'cipher'>;
  /** Seconds until a call is given up. */
  readonly timeout: number;
}

/** Asks one call with one payload; never rejects for what the back end does. */
export type Ask = (call: Call, payload: unknown, how?: AskOptions) => Promise<Outcome>;

/** How a write is sent, where that is tried. */
interface AskOptions {
  readonly transactionId?: string;
  /** Member for whom it is meant, in place of the token's. */
  readonly subject?: string;
}

/** Facts of an exchange beside those that the client tells. */
interface Seen {
  status?: number;
  /** Node's own code of a broken connection, such as ECONNREFUSED. */
  trouble?: string;
}

/** Codes as the documents write them; anything else might be a value. */
const documentedCode = /^(-?\d{1,3}|40500|40901|40902|00000|[A-Z]{3}\d{2})$/;

const absentStatuses: readonly number[] = [404, 405, 410, 501];

function troubleOf(reason: unknown): string {
  const cause = reason instanceof Error ? (reason.cause as { code?: unknown } | undefined) : undefined;
  const code = typeof cause?.code === 'string' ? cause.code : '';
  return /^[A-Z][A-Z_]+$/.test(code) ? `no connection: ${code}` : 'no connection';
}

const refused = (code: string): Outcome => ({
  verdict: 'refuses',
  detail: documentedCode.test(code) ? `code ${code}` : 'a code that the documents do not have',
});

function byStatus(status: number): Outcome {
  const detail = `HTTP ${status}`;
  if (status < 400) return { verdict: 'unreachable', detail: 'leads elsewhere' };
  return { verdict: status < 500 ? 'refuses' : 'unreachable', detail };
}

/** Outcome of a call by a failure of the client. */
function outcomeOf(failure: Failure, { status = 200, trouble }: Seen, timeout: number): Outcome {
  if (absentStatuses.includes(status)) return { verdict: 'absent', detail: `HTTP ${status}` };
  switch (failure.kind) {
    case 'network':
      return { verdict: 'unreachable', detail: trouble ?? 'no connection' };
    case 'timeout':
    case 'aborted':
      return { verdict: 'unreachable', detail: `no answer within ${timeout} s` };
    case 'otherMember':
      return refused('40901');
    case 'unauthorised':
    case 'special':
    case 'refused':
      return refused(failure.code);
    case 'unexpected': {
      if (status < 200 || status >= 300) return byStatus(status);
      const { field = '' } = failure;
      const problem = field === '' ? 'not JSON' : 'does not say that it was done';
      return { verdict: 'differs', fields: [{ path: field, problem }] };
    }
  }
}

/** A way of asking a back end as the site does: the kit's client with its headers, envelope and cipher, and nothing else. */
export function createAsk({ baseUrl, token, config, timeout }: BackEnd): Ask {
  let seen: Seen = {};
  let meantFor: string | undefined;
  const client: Client = createClient({
    host: fakeHost(token === undefined ? {} : { token }),
    config: { ...config, apiBase: baseUrl },
    repeatDelays: [],
    async fetch(input, init) {
      try {
        // The token goes to this back end and to nobody whom it names.
        const headers = new Headers(init?.headers);
        if (meantFor !== undefined && headers.has('x-user-subject')) headers.set('x-user-subject', meantFor);
        const response = await fetch(input, { ...init, headers, redirect: 'manual' });
        seen.status = response.status;
        return response;
      } catch (reason) {
        seen.trouble = troubleOf(reason);
        throw reason;
      }
    },
  });
  return async (call, payload, { subject, transactionId } = {}) => {
    meantFor = subject;
    const unfit = differences(call.request, payload);
    if (unfit.length > 0) return { verdict: 'payload', fields: unfit };
    seen = {};
    try {
      // Any answer is let through, so that all that differs is told and not its first field alone.
      const answer = await client.send({ ...call, response: z.unknown() }, payload, {
        announce: 'silent',
        ...(transactionId !== undefined && { transactionId }),
        signal: AbortSignal.timeout(timeout * 1000),
      });
      const fields = differences(call.response, answer);
      return fields.length === 0 ? { verdict: 'fits' } : { verdict: 'differs', fields };
    } catch (reason) {
      if (reason instanceof RequestFailure) return outcomeOf(reason.failure, seen, timeout);
      throw reason;
    }
  };
}
