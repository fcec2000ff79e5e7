import type { Clock } from '../clock.ts';
import type { RequestRecord } from './request-records.ts';
import { seededRequests } from './seeded-requests.ts';

/** A quote that can be confirmed. */
interface QuoteRecord {
  readonly quoteId: string;
  readonly ticketNos: readonly string[];
  readonly reason: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** How long a quote can be confirmed. */
export const quoteMs = 15 * 60_000;

/** Requests of members, and the newest quote of each. */
export interface RefundStore {
  /** The latest first. */
  readonly list: (cardNo: string) => readonly RequestRecord[];
  readonly find: (cardNo: string, requestNo: string) => RequestRecord | undefined;
  /** Request that a submission has made. */
  readonly ofSubmission: (cardNo: string, submissionId: string) => RequestRecord | undefined;
  /** Request that a ticket is in. */
  readonly ofTicket: (cardNo: string, ticketNo: string) => RequestRecord | undefined;
  readonly add: (cardNo: string, record: Omit<RequestRecord, 'requestNo'>) => RequestRecord;
  readonly change: (cardNo: string, after: RequestRecord) => void;
  /** Takes the place of the member's earlier quote. */
  readonly quote: (cardNo: string, quote: Omit<QuoteRecord, 'quoteId'>) => QuoteRecord;
  readonly newestQuote: (cardNo: string) => QuoteRecord | undefined;
  readonly clear: () => void;
}

/** Member whose requests are seeded. */
const seeded = '600000000001';

/** Quote that the seeded member has asked for just now. */
export const seededQuoteId = 'Q000001';
const seededQuote = { ticketNos: ['7812100000032'], reason: 'plansChanged' };

export function createRefundStore(clock: Clock): RefundStore {
  const lists = new Map<string, readonly RequestRecord[]>();
  const quotes = new Map<string, QuoteRecord>();
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
    ofTicket: (cardNo, ticketNo) =>
      list(cardNo).find(({ tickets }) => tickets.some((one) => one.ticketNo === ticketNo)),
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
      quotes.set(cardNo, known);
      return known;
    },
    newestQuote: (cardNo) =>
      quotes.get(cardNo) ??
      (cardNo === seeded
        ? { ...seededQuote, quoteId: seededQuoteId, until: clock.now().getTime() + quoteMs }
        : undefined),
    clear() {
      lists.clear();
      quotes.clear();
      [made, quoted] = [0, 0];
    },
  };
}
