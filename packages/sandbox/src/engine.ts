import { calls, type Call } from '@mapp/kit/contracts';
import { answers } from './answers.ts';
import type { Accounts } from './accounts.ts';
import { createClock } from './clock.ts';
import { aliasOf, envelopeProblems } from './envelope.ts';
import {
  clearing,
  createFaults,
  jsonAnswer,
  refusedAs,
  applyFault,
  unauthorized,
  type Fault,
  type Outcome,
} from './faults.ts';
import { createJournal, type JournalEntry } from './journal.ts';
import { languageOf } from './language.ts';
import type { Payments } from './payments/registry.ts';
import { withFiles } from './files-as-text.ts';
import { bodyOf, type Reply } from './reply.ts';
import type { Member } from './seed/members.ts';
import type { Tries } from './sign-in/tries.ts';
import { stateOf } from './dynamics/shown.ts';
import type { NewFlightEvent } from './dynamics/events.ts';
import { issueChanges } from './changes/completing.ts';
import { freeTickets } from './changes/freeing.ts';
import { adoptOrders, issueTickets } from './ticket-orders/issuing.ts';
import { clearStores, createStores } from './create-stores.ts';
import type { TextMessage } from './text-messages.ts';
import type { CallName, RequestContext } from './request-context.ts';

export { faultKinds, type Fault, type FaultKind, type Outcome } from './faults.ts';
export { paymentOutcomes, type PaymentOutcome } from './payments/payable.ts';
export type { Payment, Payments } from './payments/registry.ts';
export { flightEventKinds, type NewFlightEvent } from './dynamics/events.ts';
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
  /** Answers a request; `call` is `undefined` for a path that the airline does not know. */
  readonly receive: (call: Call | undefined, request: ApiRequest) => Promise<Outcome>;
  /**
   * Signs a member in without a page.
   * @throws Error when no member has this number
   */
  readonly signIn: (cardNo: string) => string;
  /** The number of the member whose token this is. */
  readonly signedIn: (token: string) => string | undefined;
  /** Makes the next calls to a path fail, before the airline has acted or after it. */
  readonly fault: (fault: Fault) => void;
  /** Takes back every fault that has not struck yet. */
  readonly clearFaults: () => void;
  /** Freezes the clock at an ISO 8601 instant, or lets it run with `null`. Seeded days follow the clock. */
  readonly freeze: (instant: string | null) => void;
  readonly now: () => Date;
  /**
   * Makes something happen to a flight of today.
   * @returns the flight's state from then on; undefined for a flight that there is none of
   */
  readonly flightEvent: (event: NewFlightEvent) => string | undefined;
  /** Members, and their changes. */
  readonly accounts: Accounts;
  /** Wrong passwords so far. */
  readonly tries: Tries;
  /** Payments in cash that have been prepared, as the cashier sees them. */
  readonly payments: Payments;
  /** The last 500 API requests, oldest first. */
  readonly requests: () => readonly JournalEntry[];
  /** Text messages that a real airline would have sent, oldest first. */
  readonly messages: () => readonly TextMessage[];
  /** The first state again: nobody signed in, nothing written, no faults, an empty journal, the clock as at the start. */
  readonly reset: () => void;
}

export interface AirlineOptions {
  /** Freezes the clock from the start, ISO 8601 with offset. */
  readonly now?: string;
  /** The running time, milliseconds since 1970. */
  readonly machine?: () => number;
  readonly newToken?: () => string;
  /** Numbers of files and of searches that nobody may guess. */
  readonly newId?: () => string;
  /** Hears of each API request as it comes. */
  readonly journal?: (entry: JournalEntry) => void;
}

/** Marks by which a write is the same one: the call, its sender, and the transaction id. */
const actionOf = (
  { name }: Call,
  sender: Member | undefined,
  { transactionId }: ApiRequest['fields'],
): string => `${name} ${sender?.cardNo ?? ''} ${String(transactionId).toLowerCase()}`;

/** The payload as the contract reads it, without the envelope around it; as it came where it does not fit. */
function payloadOf(call: Call, fields: ApiRequest['fields']): unknown {
  const parsed = call.request.safeParse(fields);
  return parsed.success ? parsed.data : fields;
}

/** The page was built for another member than the token's. Source: decision 0032. */
const isForAnother = (headers: ApiRequest['headers'], sender: Member | undefined): boolean => {
  const subject = headers['x-user-subject'];
  return subject !== undefined && sender !== undefined && subject !== encodeURIComponent(sender.userId);
};

async function answered(call: Call, context: RequestContext, payload: unknown): Promise<Reply<unknown>> {
  // The table is typed by call, the contract has just checked the payload.
  const answer = answers[call.name as CallName] as (
    context: RequestContext,
    payload: unknown,
  ) => Reply<unknown> | Promise<Reply<unknown>>;
  return answer(context, payload);
}

/** Opens an airline with its first state. */
export function createAirline({
  now,
  machine = Date.now,
  newToken = () => crypto.randomUUID(),
  newId = () => crypto.randomUUID(),
  journal: told,
}: AirlineOptions = {}): Airline {
  const clock = createClock(now, machine);
  const faults = createFaults();
  const journal = createJournal(told);
  const stores = createStores(clock, machine, { newToken, newId });
  const { sessions, accounts, checkIn, payments, repeats } = stores;

  const handle = async (call: Call | undefined, request: ApiRequest): Promise<Outcome> => {
    const language = languageOf(String(request.fields['language'])) ?? 'zh';
    if (!call) return jsonAnswer({ Code: 404, Msg: `unknown call: ${request.method} ${request.path}` }, 404);
    const channel = request.headers['x-sales-channel'];
    const problems = envelopeProblems(channel, request.fields);
    if (problems.length > 0)
      return jsonAnswer({ Code: -1, Msg: `envelope incomplete: ${problems.join(', ')}` });
    const token = request.headers['x-user-token'] || request.cookies[aliasOf(channel)];
    const holder = sessions.member(token);
    const member = holder && accounts.now(holder);
    // A member who has signed out may still ask for an outcome.
    const sender = member ?? sessions.left(token);
    if (isForAnother(request.headers, sender)) return refusedAs('otherMember', language);
    const action = actionOf(call, sender, request.fields);
    const sent = JSON.stringify(payloadOf(call, request.fields), withFiles);
    const first = call.write ? repeats.first(action, sent) : undefined;
    if (first === 'conflict') return refusedAs('conflict', language);
    if (first) return first;
    if (call.member && !member) return unauthorized(language);
    const payload = call.request.safeParse(request.fields);
    if (!payload.success) {
      const fields = payload.error.issues.map(({ path }) => path.join('.'));
      return jsonAnswer({ Code: -1, Msg: `payload invalid: ${fields.join(', ')}` });
    }
    if (member) checkIn.follow(member.cardNo);
    payments.catchUp();
    issueTickets(stores, clock);
    issueChanges({ ...stores, clock });
    if (member) adoptOrders(stores, member);
    const context: RequestContext = { ...stores, member, token, language, clock };
    const reply = answered(call, context, payload.data);
    const outcome = reply.then((given) => {
      const said = jsonAnswer(bodyOf(given));
      if ('lost' in given) return { kind: 'cut' as const };
      return 'clears' in given ? clearing(said) : said;
    });
    if (!call.write) return outcome;
    repeats.keep(action, sent, outcome);
    // A refused write has not been carried out: the next time it may be.
    if ('refusal' in (await reply)) repeats.forget(action);
    else if (member && call.area === 'check-in') checkIn.hasChanged(member.cardNo);
    return outcome;
  };

  return {
    async receive(call, request) {
      const { method, path, query, headers, body } = request;
      const strike = faults.take(path);
      journal.write({
        at: clock.now().toISOString(),
        method,
        path,
        query,
        headers,
        body,
        ...(strike && { fault: strike.kind, ...(strike.after && { after: strike.after }) }),
      });
      if (!strike) return handle(call, request);
      return applyFault(strike, languageOf(String(request.fields['language'])) ?? 'zh', () =>
        handle(call, request),
      );
    },
    signIn(cardNo) {
      const member = accounts.byCard(cardNo);
      if (!member) throw new Error(`No member ${cardNo}`);
      return sessions.open(member);
    },
    signedIn: (token) => sessions.member(token)?.cardNo,
    fault: faults.add,
    clearFaults: faults.clear,
    freeze: clock.freeze,
    now: clock.now,
    flightEvent(event) {
      if (stateOf(event.flight, { ...stores, clock }) === undefined) return undefined;
      stores.flights.tell(event);
      freeTickets({ ...stores, clock }, event);
      return stateOf(event.flight, { ...stores, clock });
    },
    accounts,
    tries: stores.tries,
    payments,
    requests: journal.entries,
    messages: stores.messages.sent,
    reset() {
      clearStores(stores);
      faults.clear();
      journal.clear();
      clock.freeze(now ?? null);
    },
  };
}

/** The contract of a request, by method and path. */
export const callOf = (method: string, path: string): Call | undefined =>
  calls.find((call) => call.path === path && (call.body === 'query' ? method === 'GET' : method === 'POST'));
