import type { Companion, CompanionFields } from '@mapp/kit/contracts';
import type { Clock } from '../clock.ts';
import { createMemberLists } from '../member-lists.ts';
import { seededCompanions } from '../seed/check-in/companions.ts';

/** The companions of every member, without the members themselves. */
export interface CompanionStore {
  /** In the order in which they were added. */
  readonly list: (cardNo: string) => readonly Companion[];
  /** @returns the new companion's id */
  readonly add: (cardNo: string, fields: CompanionFields) => string;
  readonly change: (cardNo: string, companionId: string, fields: CompanionFields) => void;
  readonly remove: (cardNo: string, companionId: string) => void;
  readonly clear: () => void;
}

export function createCompanionStore(clock: Clock): CompanionStore {
  const lists = createMemberLists<Companion>(
    (cardNo) => seededCompanions(cardNo, clock.today()),
    ({ companionId }) => companionId,
  );
  return {
    ...lists,
    add: (cardNo, fields) => lists.add(cardNo, (companionId) => ({ companionId, ...fields, self: false })),
    change: (cardNo, id, fields) =>
      lists.change(cardNo, id, ({ companionId }) => ({ companionId, ...fields, self: false })),
  };
}
