import type { JournalEntry } from '@mapp/sandbox/engine';

/** The transaction ids of writes as they arrived. */
export const transactionsOf = (requests: readonly JournalEntry[]): string[] =>
  requests.map(({ body }) => (JSON.parse(body) as { transactionId: string }).transactionId);
