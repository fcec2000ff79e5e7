import type { Beneficiary, BeneficiaryFields } from '@mapp/kit/contracts';
import { addDays } from '@mapp/kit/rules';
import type { Clock } from './clock.ts';
import { createMemberLists } from './member-lists.ts';
import { seededBeneficiaries } from './seed/beneficiaries.ts';

/** How many beneficiaries a member may have; the documents leave the number to the server. */
export const mostBeneficiaries = 8;

/** Days after which points can be used for a new beneficiary; the documents leave the number to the server. */
export const waitingPeriod = 60;

/**
 * The beneficiaries of every member. The first list of a member is made by the clock when it is first looked at; from then on
 * its days stay, so that a clock set forward ends somebody's wait.
 */
export interface Roster {
  /** In the order in which they were added. */
  readonly list: (cardNo: string) => readonly Beneficiary[];
  /** Adds somebody, usable from the waiting period's end. */
  readonly add: (cardNo: string, fields: BeneficiaryFields) => void;
  /** Puts other fields on record; when points can be used stays as it was. */
  readonly change: (cardNo: string, beneficiaryId: string, fields: BeneficiaryFields) => void;
  readonly remove: (cardNo: string, beneficiaryId: string) => void;
  readonly clear: () => void;
}

export function createRoster(clock: Clock): Roster {
  const lists = createMemberLists<Beneficiary>(
    (cardNo) => seededBeneficiaries(cardNo, clock.today()),
    ({ beneficiaryId }) => beneficiaryId,
  );
  return {
    ...lists,
    add(cardNo, fields) {
      const beneficiaryDate = addDays(clock.today(), waitingPeriod);
      lists.add(cardNo, (beneficiaryId) => ({ beneficiaryId, beneficiaryDate, ...fields }));
    },
    change: (cardNo, id, fields) =>
      lists.change(cardNo, id, ({ beneficiaryId, beneficiaryDate }) => ({
        beneficiaryId,
        beneficiaryDate,
        ...fields,
      })),
  };
}
