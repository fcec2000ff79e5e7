import { handedOver, handOver } from '../../../session/hand-over.ts';
import type { Session } from '../../../session/session.ts';

/** Hands the search over to its result: its id opens two tickets, so no address may hold it. */
export const handOverQuery = (session: Session, queryId: string): void =>
  handOver(session, 'repurchaseQuery', queryId);

/** The search that was made last; undefined after a reload. */
export const queryHandedOver = (session: Session): string | undefined =>
  handedOver(session, 'repurchaseQuery') as string | undefined;
