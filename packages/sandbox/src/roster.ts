import type { Beneficiary, BeneficiaryFields } from '@mapp/kit/contracts';
import { addDays } from '@mapp/kit/rules';
import type { Clock } from './clock.ts';
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
  const lists = new Map<string, readonly Beneficiary[]>();
  const added = new Map<string, number>();

  const list = (cardNo: string): readonly Beneficiary[] => {
    const known = lists.get(cardNo) ?? seededBeneficiaries(cardNo, clock.today());
    lists.set(cardNo, known);
    return known;
  };

  return {
    list,
    add(cardNo, fields) {
      const count = (added.get(cardNo) ?? 0) + 1;
      added.set(cardNo, count);
      const beneficiary: Beneficiary = {
        beneficiaryId: `N-${cardNo.slice(-4)}-${count}`,
        beneficiaryDate: addDays(clock.today(), waitingPeriod),
        ...fields,
      };
      lists.set(cardNo, [...list(cardNo), beneficiary]);
    },
    change(cardNo, beneficiaryId, fields) {
      const changed = list(cardNo).map((one) =>
        one.beneficiaryId === beneficiaryId
          ? { beneficiaryId, beneficiaryDate: one.beneficiaryDate, ...fields }
          : one,
      );
      lists.set(cardNo, changed);
    },
    remove(cardNo, beneficiaryId) {
      lists.set(
        cardNo,
        list(cardNo).filter((one) => one.beneficiaryId !== beneficiaryId),
      );
    },
    clear() {
      lists.clear();
      added.clear();
    },
  };
}
