import type { Clock } from '../clock.ts';

/** A search that was proven by ticket, document and code. */
interface RepurchaseQuery {
  readonly queryId: string;
  readonly ticketNo: string;
  readonly newTicketNo: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly requestNo?: string;
}

export interface RepurchaseStore {
  /** Opens a search; it knows the request that an earlier one of the ticket has made. */
  readonly open: (ticketNo: string, newTicketNo: string) => RepurchaseQuery;
  /** Request of an old ticket, whichever search has made it. */
  readonly ofTicket: (ticketNo: string) => string | undefined;
  /** A search that still serves. */
  readonly find: (queryId: string) => RepurchaseQuery | undefined;
  /**
   * Makes the request of a search: one, however often it is asked for.
   * @param book keeps it among a member's requests
   */
  readonly request: (query: RepurchaseQuery, book: (() => string) | undefined) => string;
  readonly clear: () => void;
}

/** A search of the test data, which stands open from the start. */
export const openQuery = 'query-00000001';

/** A ticket of the test data for which a code has been asked from the start. */
export const codeAskedFor = '7812100000001';

/** How long a search serves. */
const lastsMs = 30 * 60_000;

export function createRepurchaseStore(clock: Clock, newId: () => string): RepurchaseStore {
  const seeded = (): [string, RepurchaseQuery] => [
    openQuery,
    {
      queryId: openQuery,
      ticketNo: '7812100000020',
      newTicketNo: '7812100000021',
      at: clock.now().getTime(),
    },
  ];
  const queries = new Map([seeded()]);
  const requests = new Map<string, string>();
  /** A search with the request of its ticket, which another search may have made meanwhile. */
  const asOfNow = (query: RepurchaseQuery): RepurchaseQuery => {
    const requestNo = requests.get(query.ticketNo);
    return requestNo === undefined ? query : { ...query, requestNo };
  };
  let made = 0;
  return {
    open(ticketNo, newTicketNo) {
      const query = { queryId: newId(), ticketNo, newTicketNo, at: clock.now().getTime() };
      queries.set(query.queryId, query);
      return asOfNow(query);
    },
    ofTicket: (ticketNo) => requests.get(ticketNo),
    find: (queryId) => {
      const query = queries.get(queryId);
      if (!query) return undefined;
      // That of the test data serves on every day.
      const serves = queryId === openQuery || clock.now().getTime() - query.at < lastsMs;
      return serves ? asOfNow(query) : undefined;
    },
    request(query, book) {
      const next = () => {
        made += 1;
        return `RF2613${String(made).padStart(6, '0')}`;
      };
      const requestNo = requests.get(query.ticketNo) ?? book?.() ?? next();
      requests.set(query.ticketNo, requestNo);
      return requestNo;
    },
    clear() {
      queries.clear();
      requests.clear();
      queries.set(...seeded());
      made = 0;
    },
  };
}
