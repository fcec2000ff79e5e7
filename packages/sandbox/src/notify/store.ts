import { createMemberLists, type MemberLists } from '../member-lists.ts';
import { listed, type Listed } from '../seed/listed.ts';

/** Somebody to notify, as the airline keeps it. */
interface NotifiedPerson extends Listed {
  readonly id: string;
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
    { id: 'N1', ...listed(['李', 'LI'], ['四', 'SI']), phone: '+86 13912340001' },
    { id: 'N2', ...listed(['王', 'WANG'], ['芳', 'FANG']), phone: '+86 13912340002' },
  ],
  '600000000003': [
    listed(['李', 'LI'], ['雷', 'LEI']),
    listed(['韩', 'HAN'], ['梅', 'MEI']),
    listed(['陈', 'CHEN'], ['晨', 'CHEN']),
    listed(['周', 'ZHOU'], ['舟', 'ZHOU']),
    listed(['赵', 'ZHAO'], ['云', 'YUN']),
  ].map((one, at) => ({
    id: `N${at + 1}`,
    ...one,
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
