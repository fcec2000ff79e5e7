import type { Clock } from '../clock.ts';
import { createMemberLists, type MemberLists } from '../member-lists.ts';
import { seededClaims, type ClaimRecord } from './flights.ts';

/** The claims of every member. */
export type ClaimStore = Pick<MemberLists<ClaimRecord>, 'list' | 'add' | 'clear'>;

export const createClaimStore = (clock: Clock): ClaimStore =>
  createMemberLists(
    (cardNo) => seededClaims(cardNo, clock.today()),
    ({ retroId }) => retroId,
  );
