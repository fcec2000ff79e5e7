import { getResponse, type RequestHandler } from 'msw';
import { createAirline, type Airline, type AirlineOptions, type Fault } from './engine.ts';
import { handlersFor, type HandlerOptions } from './handlers.ts';

/** A situation in which a screen can be looked at. */
export interface Scenario {
  /** Its purpose, one English sentence. */
  readonly shows: string;
  /** Membership number of who is signed in; `null` is a guest. */
  readonly cardNo: string | null;
  /** Faults from the start on. */
  readonly faults?: readonly Fault[];
}

/** A fault of every call. */
const always = (kind: Fault['kind']): readonly Fault[] => [{ path: '*', kind, times: Infinity }];

const plain = '600000000001';

/** Situations by name: people first, then what can go wrong for one of them. */
export const scenarios = {
  guest: { shows: 'Nobody is signed in.', cardNo: null },
  member: { shows: 'A member with every kind of activity, journeys and six beneficiaries.', cardNo: plain },
  newcomer: { shows: 'Nothing yet: no beneficiaries, no saved passengers.', cardNo: '600000000002' },
  longHistory: { shows: '12,000 entries on the bill, no phone.', cardNo: '600000000003' },
  platinum: { shows: 'The highest tier; all eight beneficiaries are taken.', cardNo: '600000000004' },
  child: { shows: 'A child: nothing is sold, no offers.', cardNo: '600000000005' },
  overdrawn: { shows: 'Points below zero and no document on file.', cardNo: '600000000006' },
  slow: { shows: 'Every answer is late.', cardNo: plain, faults: always('slow') },
  noNetwork: { shows: 'Every connection is cut.', cardNo: plain, faults: always('network') },
  noAnswer: { shows: 'No call is ever answered.', cardNo: plain, faults: always('timeout') },
  serverError: { shows: 'Every call answers HTTP 500.', cardNo: plain, faults: always('http500') },
  badGateway: {
    shows: 'A gateway answers with a page of HTML.',
    cardNo: plain,
    faults: always('http502-html'),
  },
  brokenAnswer: {
    shows: 'Every answer ends in the middle.',
    cardNo: plain,
    faults: always('malformed-json'),
  },
  wrongShape: { shows: 'Every answer lacks what is needed.', cardNo: plain, faults: always('wrong-shape') },
  emptyAnswer: { shows: 'Every answer is empty.', cardNo: plain, faults: always('empty') },
  refused: { shows: 'The airline refuses every call in words.', cardNo: plain, faults: always('refused') },
  sessionEnds: {
    shows: 'The session has ended by the next call.',
    cardNo: plain,
    faults: [{ path: '*', kind: 'session-expired' }],
  },
  accountHeld: {
    shows: 'The account wants a check by the staff.',
    cardNo: plain,
    faults: [{ path: '*', kind: 'special' }],
  },
  unknownOutcome: {
    shows: 'The next call is carried out, and its answer is lost.',
    cardNo: plain,
    faults: [{ path: '*', kind: 'network', after: true }],
  },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;

/** An airline in a situation. */
export interface OpenScenario {
  readonly airline: Airline;
  /** The login token of who is signed in. */
  readonly token: string | undefined;
  /** For msw: `setupServer(...handlers)` or `setupWorker(...handlers)`. */
  readonly handlers: RequestHandler[];
  /** In the network's place, for a page without a back end: `createMapp({ fetch })`. */
  readonly fetch: typeof globalThis.fetch;
}

/** A `fetch` that asks nobody but handlers; what they do not know is not found. */
function fetchBy(handlers: RequestHandler[]): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    const given = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    const answer = await Promise.race([getResponse(handlers, request), given]);
    if (answer?.type === 'error') throw new TypeError('Failed to fetch');
    return answer ?? new Response(null, { status: 404 });
  };
}

/**
 * Opens an airline of its own in a situation.
 * @param options its clock, how fast it answers, and where
 * @throws Error that says which situations there are
 */
export function openScenario(
  name: ScenarioName,
  options: AirlineOptions & HandlerOptions = {},
): OpenScenario {
  if (!Object.hasOwn(scenarios, name))
    throw new Error(`No scenario "${name}": there are ${Object.keys(scenarios).join(', ')}`);
  const { cardNo, faults = [] }: Scenario = scenarios[name];
  const airline = createAirline(options);
  const token = cardNo === null ? undefined : airline.signIn(cardNo);
  for (const fault of faults) airline.fault(fault);
  const handlers = handlersFor(airline, options);
  return { airline, token, handlers, fetch: fetchBy(handlers) };
}
