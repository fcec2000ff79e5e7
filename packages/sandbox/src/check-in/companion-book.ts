import type { Companion, CompanionFields } from '@mapp/kit/contracts';
import type { Clock } from '../clock.ts';
import { seededCompanions } from '../seed/check-in/companions.ts';

/** The companions of every member, without the members themselves. */
export interface CompanionBook {
  /** In the order in which they were added. */
  readonly list: (cardNo: string) => readonly Companion[];
  /** @returns the new companion's id */
  readonly add: (cardNo: string, fields: CompanionFields) => string;
  readonly change: (cardNo: string, companionId: string, fields: CompanionFields) => void;
  readonly remove: (cardNo: string, companionId: string) => void;
  readonly clear: () => void;
}

export function createCompanionBook(clock: Clock): CompanionBook {
  const lists = new Map<string, readonly Companion[]>();
  const added = new Map<string, number>();

  const list = (cardNo: string): readonly Companion[] => {
    const known = lists.get(cardNo) ?? seededCompanions(cardNo, clock.today());
    lists.set(cardNo, known);
    return known;
  };

  return {
    list,
    add(cardNo, fields) {
      const count = (added.get(cardNo) ?? 0) + 1;
      added.set(cardNo, count);
      const companionId = `N-${cardNo.slice(-4)}-${count}`;
      lists.set(cardNo, [...list(cardNo), { companionId, ...fields, self: false }]);
      return companionId;
    },
    change(cardNo, companionId, fields) {
      lists.set(
        cardNo,
        list(cardNo).map((one) =>
          one.companionId === companionId ? { companionId, ...fields, self: false } : one,
        ),
      );
    },
    remove(cardNo, companionId) {
      lists.set(
        cardNo,
        list(cardNo).filter((one) => one.companionId !== companionId),
      );
    },
    clear() {
      lists.clear();
      added.clear();
    },
  };
}
