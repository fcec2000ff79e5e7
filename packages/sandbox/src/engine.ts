import { calls, type Call } from '@mapp/kit/contracts';
import { answers } from './answers.ts';
import { createClock } from './clock.ts';
import { aliasOf, envelopeProblems } from './envelope.ts';
import { createFaults, jsonAnswer, spoiled, unauthorized, type Fault, type Outcome } from './faults.ts';
import { createJournal, type JournalEntry } from './journal.ts';
import { languageOf } from './language.ts';
import { bodyOf, type Reply } from './reply.ts';
import { ledgerOf } from './seed/histories.ts';
import type { Ledger } from './seed/ledger.ts';
import { memberOf } from './seed/members.ts';
import { createSessions } from './sessions.ts';
import type { CallName, Visit } from './visit.ts';

export { faultKinds, type Fault, type FaultKind, type Outcome } from './faults.ts';
export type { JournalEntry } from './journal.ts';
export { defaultAlias, tokenAliases } from './envelope.ts';

/** A request to the API, free of how it travelled. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
  /** The body as received. */
  readonly body: string;
  /** Payload and envelope side by side, read from the body or the query. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The airline: its state, what it answers, and the switches for tests. */
export interface Airline {
  /** What a request comes to; `call` is `undefined` for a path that the airline does not know. */
  readonly receive: (call: Call | undefined, request: ApiRequest) => Outcome;
  /**
   * Signs a member in without a page.
   * @throws Error when no member has this number
   */
  readonly signIn: (cardNo: string) => string;
  /** The number of the member whose token this is. */
  readonly signedIn: (token: string) => string | undefined;
  /** Makes the next calls to a path fail. */
  readonly fault: (fault: Fault) => void;
  /** Freezes the clock at an ISO 8601 instant, or lets it run with `null`. Seeded days follow the clock. */
  readonly freeze: (instant: string | null) => void;
  readonly now: () => Date;
  /** The last 500 API requests, oldest first. */
  readonly requests: () => readonly JournalEntry[];
  /** The first state again: nobody signed in, no faults, an empty journal, the clock as at the start. */
  readonly reset: () => void;
}

export interface AirlineOptions {
  /** Freezes the clock from the start, ISO 8601 with offset. */
  readonly now?: string;
  /** The running time, milliseconds since 1970. */
  readonly machine?: () => number;
  readonly newToken?: () => string;
}

/** Opens an airline with its first state. */
export function createAirline({
  now,
  machine = Date.now,
  newToken = () => crypto.randomUUID(),
}: AirlineOptions = {}): Airline {
  const clock = createClock(now, machine);
  const sessions = createSessions(machine, newToken);
  const faults = createFaults();
  const journal = createJournal();
  const ledgers = new Map<string, Ledger>();

  const accountOf = (cardNo: string): Ledger => {
    const key = `${cardNo} ${clock.today()}`;
    const ledger = ledgers.get(key) ?? ledgerOf(cardNo, clock.today());
    ledgers.set(key, ledger);
    return ledger;
  };

  const honest = (call: Call | undefined, request: ApiRequest): Outcome => {
    const language = languageOf(String(request.fields['language'])) ?? 'zh';
    if (!call) return jsonAnswer({ Code: 404, Msg: `unknown call: ${request.method} ${request.path}` }, 404);
    const channel = request.headers['x-sales-channel'];
    const problems = envelopeProblems(channel, request.fields);
    if (problems.length > 0)
      return jsonAnswer({ Code: -1, Msg: `envelope incomplete: ${problems.join(', ')}` });
    const token = request.headers['x-user-token'] || request.cookies[aliasOf(channel)];
    const member = sessions.member(token);
    if (call.member && !member) return unauthorized(language);
    const payload = call.request.safeParse(request.fields);
    if (!payload.success) {
      const fields = payload.error.issues.map(({ path }) => path.join('.'));
      return jsonAnswer({ Code: -1, Msg: `payload invalid: ${fields.join(', ')}` });
    }
    const visit: Visit = {
      member,
      token,
      language,
      clock,
      sessions,
      ledgerOf: ({ cardNo }) => accountOf(cardNo),
    };
    // The table is typed by call, the contract has just checked the payload.
    const answer = answers[call.name as CallName] as (visit: Visit, payload: unknown) => Reply<unknown>;
    return jsonAnswer(bodyOf(answer(visit, payload.data)));
  };

  return {
    receive(call, request) {
      const { method, path, query, headers, body } = request;
      const kind = faults.take(path);
      journal.write({
        at: clock.now().toISOString(),
        method,
        path,
        query,
        headers,
        body,
        ...(kind && { fault: kind }),
      });
      if (kind === undefined) return honest(call, request);
      return spoiled(kind, languageOf(String(request.fields['language'])) ?? 'zh', () =>
        honest(call, request),
      );
    },
    signIn(cardNo) {
      const member = memberOf(cardNo);
      if (!member) throw new Error(`No member ${cardNo}`);
      return sessions.open(member);
    },
    signedIn: (token) => sessions.member(token)?.cardNo,
    fault: faults.add,
    freeze: clock.freeze,
    now: clock.now,
    requests: journal.entries,
    reset() {
      sessions.clear();
      faults.clear();
      journal.clear();
      clock.freeze(now ?? null);
    },
  };
}

/** The contract of a request, by method and path. */
export const callOf = (method: string, path: string): Call | undefined =>
  calls.find((call) => call.path === path && (call.body === 'query' ? method === 'GET' : method === 'POST'));
