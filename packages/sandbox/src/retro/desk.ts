import type { Clock } from '../clock.ts';
import { createMemberLists, type MemberLists } from '../member-lists.ts';
import { seededClaims, type ClaimRecord } from './flights.ts';

/** The claims of every member. */
export type ClaimDesk = Pick<MemberLists<ClaimRecord>, 'list' | 'add' | 'clear'>;

export const createClaimDesk = (clock: Clock): ClaimDesk =>
  createMemberLists(
    (cardNo) => seededClaims(cardNo, clock.today()),
    ({ retroId }) => retroId,
  );
