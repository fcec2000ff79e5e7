/** A list of each member: made when it is first looked at, and kept from then on. */
export interface MemberLists<Entry> {
  /** In the order in which they were added. */
  readonly list: (cardNo: string) => readonly Entry[];
  /**
   * Puts an entry at the end.
   * @param make of an id that the member has not used: `N-0001-1`
   * @returns that id
   */
  readonly add: (cardNo: string, make: (id: string) => Entry) => string;
  /** Puts another entry in the place of one; nothing where there is none. */
  readonly change: (cardNo: string, id: string, make: (before: Entry) => Entry) => void;
  readonly remove: (cardNo: string, id: string) => void;
  readonly clear: () => void;
}

/** @param seeded the first list of a member */
export function createMemberLists<Entry>(
  seeded: (cardNo: string) => readonly Entry[],
  idOf: (entry: Entry) => string,
): MemberLists<Entry> {
  const lists = new Map<string, readonly Entry[]>();
  const added = new Map<string, number>();

  const list = (cardNo: string): readonly Entry[] => {
    const known = lists.get(cardNo) ?? seeded(cardNo);
    lists.set(cardNo, known);
    return known;
  };

  return {
    list,
    add(cardNo, make) {
      const count = (added.get(cardNo) ?? 0) + 1;
      added.set(cardNo, count);
      const id = `N-${cardNo.slice(-4)}-${count}`;
      lists.set(cardNo, [...list(cardNo), make(id)]);
      return id;
    },
    change(cardNo, id, make) {
      lists.set(
        cardNo,
        list(cardNo).map((one) => (idOf(one) === id ? make(one) : one)),
      );
    },
    remove(cardNo, id) {
      lists.set(
        cardNo,
        list(cardNo).filter((one) => idOf(one) !== id),
      );
    },
    clear() {
      lists.clear();
      added.clear();
    },
  };
}
