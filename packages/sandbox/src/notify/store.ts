import { createMemberLists, type MemberLists } from '../member-lists.ts';

/** Somebody to notify, as the airline keeps it. */
export interface NotifiedPerson {
  readonly id: string;
  readonly name: string;
  /** With its calling code. */
  readonly phone: string;
}

/** People to notify, of each member. */
export interface NotifyStore {
  readonly people: MemberLists<NotifiedPerson>;
  readonly clear: () => void;
}

/** Member …01 has two of five, member …03 has all five, others none. */
const seeded: Readonly<Record<string, readonly NotifiedPerson[]>> = {
  '600000000001': [
    { id: 'N1', name: '李四', phone: '+86 13912340001' },
    { id: 'N2', name: '王芳', phone: '+86 13912340002' },
  ],
  '600000000003': ['李雷', '韩梅', '陈晨', '周舟', '赵云'].map((name, at) => ({
    id: `N${at + 1}`,
    name,
    phone: `+86 1391234010${at}`,
  })),
};

export function createNotifyStore(): NotifyStore {
  const people = createMemberLists<NotifiedPerson>(
    (cardNo) => seeded[cardNo] ?? [],
    ({ id }) => id,
  );
  return { people, clear: people.clear };
}
