import type { RefundFiguresOnWire } from '@mapp/kit/contracts';
import type { Certainty } from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';
import type { RequestRecord } from './request-records.ts';
import { seededRequests } from './seeded-requests.ts';

/** Sums of a quote, and how sure they are. */
export interface Quoted {
  readonly figures: readonly RefundFiguresOnWire[];
  readonly certainty: Certainty;
}

/** A request, and the member whose it is. */
interface KeptRequest {
  readonly cardNo: string;
  readonly request: RequestRecord;
}

/** A quote that can be confirmed. */
interface QuoteRecord {
  readonly quoteId: string;
  readonly ticketNos: readonly string[];
  /** Number of the order; of the ticket, where somebody asks for its passenger. */
  readonly orderNo: string;
  readonly reason: string;
  /** Sums that are booked when it is confirmed; those of the moment where it has none. */
  readonly quoted?: Quoted;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** How long a quote can be confirmed. */
export const quoteMs = 15 * 60_000;

/** Requests of members, and the newest quote of each of their orders. */
export interface RefundStore {
  /** The latest first. */
  readonly list: (cardNo: string) => readonly RequestRecord[];
  readonly find: (cardNo: string, requestNo: string) => RequestRecord | undefined;
  /** Request that a submission has made. */
  readonly ofSubmission: (cardNo: string, submissionId: string) => RequestRecord | undefined;
  /** Request that a ticket is in, whoever has made it: one that goes on before one that was rejected. */
  readonly ofTicket: (ticketNo: string) => KeptRequest | undefined;
  readonly add: (cardNo: string, record: Omit<RequestRecord, 'requestNo'>) => RequestRecord;
  readonly change: (cardNo: string, after: RequestRecord) => void;
  /** Takes the place of an earlier quote of the order. */
  readonly quote: (cardNo: string, quote: Omit<QuoteRecord, 'quoteId'>) => QuoteRecord;
  readonly newestQuote: (cardNo: string, orderNo: string) => QuoteRecord | undefined;
  /** A child or an infant was found by name and number, and may go with a refund of the member. */
  readonly foundAlong: (cardNo: string, ticketNo: string) => void;
  readonly isFound: (cardNo: string, ticketNo: string) => boolean;
  readonly clear: () => void;
}

/** Member whose requests are seeded. */
const seeded = '600000000001';

/** A ticket of the test data that somebody has found from the start, to give it back for its passenger. */
export const seededAgentTicket = '7812100000033';

/** Quotes that the seeded member has asked for just now. */
export const seededQuoteId = 'Q000001';
const seededQuotes = [
  { ticketNos: ['7812100000032'], orderNo: '26120000000032', reason: 'plansChanged' },
  { ticketNos: [seededAgentTicket], orderNo: seededAgentTicket, reason: '' },
];

export function createRefundStore(clock: Clock): RefundStore {
  const lists = new Map<string, readonly RequestRecord[]>();
  const quotes = new Map<string, QuoteRecord>();
  const found = new Set<string>();
  let [made, quoted] = [0, 0];
  const list = (cardNo: string): readonly RequestRecord[] => {
    const known = lists.get(cardNo) ?? (cardNo === seeded ? seededRequests(clock) : []);
    lists.set(cardNo, known);
    return known;
  };
  const find = (cardNo: string, requestNo: string) => list(cardNo).find((one) => one.requestNo === requestNo);
  return {
    list,
    find,
    ofSubmission: (cardNo, submissionId) => list(cardNo).find((one) => one.submissionId === submissionId),
    ofTicket(ticketNo) {
      list(seeded);
      const kept = [...lists].flatMap(([cardNo, requests]) =>
        requests
          .filter(({ tickets }) => tickets.some((one) => one.ticketNo === ticketNo))
          .map((request) => ({ cardNo, request })),
      );
      return kept.find(({ request }) => request.state !== 'rejected') ?? kept[0];
    },
    add(cardNo, record) {
      const before = list(cardNo);
      made += 1;
      const known = { ...record, requestNo: `RF2612${String(made).padStart(6, '0')}` };
      lists.set(cardNo, [known, ...before]);
      return known;
    },
    change: (cardNo, after) =>
      void lists.set(
        cardNo,
        list(cardNo).map((one) => (one.requestNo === after.requestNo ? after : one)),
      ),
    quote(cardNo, quote) {
      quoted += 1;
      const known = { ...quote, quoteId: `Q${String(quoted).padStart(6, '0')}` };
      quotes.set(`${cardNo} ${quote.orderNo}`, known);
      return known;
    },
    newestQuote(cardNo, orderNo) {
      const seed = cardNo === seeded && seededQuotes.find((one) => one.orderNo === orderNo);
      return (
        quotes.get(`${cardNo} ${orderNo}`) ??
        (seed ? { ...seed, quoteId: seededQuoteId, until: clock.now().getTime() + quoteMs } : undefined)
      );
    },
    foundAlong: (cardNo, ticketNo) => void found.add(`${cardNo} ${ticketNo}`),
    isFound: (cardNo, ticketNo) => found.has(`${cardNo} ${ticketNo}`),
    clear() {
      found.clear();
      lists.clear();
      quotes.clear();
      [made, quoted] = [0, 0];
    },
  };
}
