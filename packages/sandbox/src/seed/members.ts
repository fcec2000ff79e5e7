import type { Gender, IdentityOnWire, TierCode } from '@mapp/kit/contracts';

/** A member of the programme, as the airline keeps it. */
export interface Member {
  /** Membership number, 12 digits. */
  readonly cardNo: string;
  readonly userId: string;
  readonly name: {
    readonly cnFamily: string;
    readonly cnGiven: string;
    readonly enFamily: string;
    readonly enGiven: string;
  };
  readonly tier: TierCode;
  readonly subTier?: string;
  /** Until when a tier holds that was bought; else the programme says so. */
  readonly tierValidUntil?: string;
  /** Mainland mobile number; without it no SMS code can be sent. */
  readonly phone?: string;
  readonly email?: string;
  readonly gender: Gender;
  readonly birthday: string;
  /** The documents on file. */
  readonly identities: readonly IdentityOnWire[];
  /** Points of the UM programme; none when left out. */
  readonly umPoint?: number;
  /** Why this member exists, for the list that `npm start` prints. */
  readonly note: string;
}

/** The password of every test member. */
export const password = 'Mapp1234';

/** SMS codes: the right one, and the one that stands for an expired page. Anything else is wrong. */
export const smsCodes = { right: '246810', pageExpired: '000000' } as const;

/** The test members of the sandbox. Source: sandbox.md. */
export const members: readonly [Member, ...Member[]] = [
  {
    cardNo: '600000000001',
    userId: 'U71000001',
    name: { cnFamily: '张', cnGiven: '三', enFamily: 'ZHANG', enGiven: 'SAN' },
    tier: 'STD',
    subTier: 'BROIII',
    phone: '13800000001',
    email: 'zhang.san@example.com',
    gender: 'M',
    birthday: '1991-03-07',
    identities: [
      { idType: 'NI', idNo: '310104199103072512', issueCountry: 'CN' },
      { idType: 'PP', idNo: 'E71000001', expireDate: '2031-09-14', issueCountry: 'CN' },
    ],
    note: 'every activity type on the bill; 6 of 8 beneficiaries, 14 saved passengers',
  },
  {
    cardNo: '600000000002',
    userId: 'U71000002',
    name: { cnFamily: '李', cnGiven: '敏', enFamily: 'LI', enGiven: 'MIN' },
    tier: 'SIL',
    phone: '13800000002',
    gender: 'F',
    birthday: '1986-11-20',
    identities: [
      { idType: 'NI', idNo: '310104198611203625', issueCountry: 'CN' },
      { idType: 'PP', idNo: 'E71000002', expireDate: '2032-01-30', issueCountry: 'CN' },
    ],
    note: 'phone only; no beneficiaries, no saved passengers',
  },
  {
    cardNo: '600000000003',
    userId: 'U71000003',
    name: { cnFamily: '王', cnGiven: '建国', enFamily: 'WANG', enGiven: 'JIANGUO' },
    tier: 'GOL',
    email: 'wang.jianguo@example.com',
    gender: 'M',
    birthday: '1968-10-01',
    identities: [{ idType: 'NI', idNo: '310104196810014174', issueCountry: 'CN' }],
    note: 'email only; 12,000 points entries',
  },
  {
    cardNo: '600000000004',
    userId: 'U71000004',
    name: { cnFamily: '陈', cnGiven: '思远', enFamily: 'CHEN', enGiven: 'SIYUAN' },
    tier: 'PLT',
    phone: '13800000004',
    email: 'chen.siyuan@example.com',
    gender: 'M',
    birthday: '1979-05-16',
    identities: [
      { idType: 'NI', idNo: '310104197905165295', issueCountry: 'CN' },
      { idType: 'PP', idNo: 'E71000004', expireDate: '2033-05-31', issueCountry: 'CN' },
    ],
    note: 'platinum, flies abroad; 8 of 8 beneficiaries',
  },
  {
    cardNo: '600000000005',
    userId: 'U71000005',
    name: { cnFamily: '张', cnGiven: '小雨', enFamily: 'ZHANG', enGiven: 'XIAOYU' },
    tier: 'CHD',
    subTier: 'BROIIC',
    phone: '13800000005',
    gender: 'M',
    birthday: '2018-06-01',
    identities: [{ idType: 'NI', idNo: '310104201806010035', issueCountry: 'CN' }],
    umPoint: 300,
    note: 'child',
  },
  {
    cardNo: '600000000006',
    userId: 'U71000006',
    name: { cnFamily: '赵', cnGiven: '宁', enFamily: 'ZHAO', enGiven: 'NING' },
    tier: 'STD',
    subTier: 'BROI',
    phone: '13800000006',
    gender: 'F',
    birthday: '1999-12-31',
    identities: [],
    note: 'no identity document; overdrawn, and nothing in the last months',
  },
];

/** The member with that number, or `undefined`. */
export const memberOf = (cardNo: string): Member | undefined =>
  members.find((member) => member.cardNo === cardNo);
