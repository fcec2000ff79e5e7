import { kindOrderNo } from '../../orders/inputs.ts';

/** Segments of the seeded journeys, by what each of them is for. */
export const segments = {
  /** 600000000001: MU5105, leaves in an hour; online check-in is about to close. 王芳 alone. */
  closing: 'S-0001-1',
  /** 600000000001: MU5101 tomorrow, and `second` after it; the member, his wife and his daughter. */
  first: 'S-0001-2',
  /** 600000000001: MU5407 tomorrow, the same journey as `first`. */
  second: 'S-0001-3',
  /** 600000000001: MU591 in ten days, international, automatic check-in, all on record. */
  later: 'S-0001-4',
  /** 600000000001: MU523 tomorrow, international; what is on record of the member and 王芳 is not complete. */
  abroad: 'S-0001-5',
  /** 600000000001: MU5102 today at 18:30; the member 31F and his wife 31E with an infant, all checked in. */
  checkedIn: 'S-0001-6',
  /** 600000000001: MU2151 tomorrow, check-in taken back. */
  cancelled: 'S-0001-7',
  /** 600000000002: MU5101 tomorrow; seat 21C costs more points than the member has. */
  points: 'S-0002-1',
  /** 600000000002: MU5995, booking not processed. */
  notProcessed: 'S-0002-2',
  /** 600000000002: MU5996, two passengers; row 33 fails for one, row 34 for all. */
  failing: 'S-0002-3',
  /** 600000000002: MU5997, checked in; its boarding pass cannot be made. */
  noPass: 'S-0002-4',
  /** 600000000002: MU5998, booking abnormal. */
  abnormal: 'S-0002-5',
  /** 600000000002: MU5999, no seat map. */
  noMap: 'S-0002-6',
  /** 600000000003: MU5101 in three days; no phone on record. */
  noContact: 'S-0003-1',
  /** 600000000004: MU5183 tomorrow. */
  wideBody: 'S-0004-1',
  /** 600000000004: MU5187 tomorrow. */
  twoDecks: 'S-0004-2',
  /** 600000000004: CA1857 of another airline, not supported. */
  otherAirline: 'S-0004-3',
} as const;

/** Journeys of the segments. */
export const bookings = {
  closing: 'J-0001-1',
  connection: 'J-0001-2',
  later: 'J-0001-3',
  abroad: 'J-0001-4',
  checkedIn: 'J-0001-5',
  cancelled: 'J-0001-6',
} as const;

/** Passengers; the same person has one id on all segments of a member. */
export const passengers = {
  /** 张三, member 600000000001. */
  self: 'P-0001-1',
  /** 李四, a beneficiary for whom points can be used. */
  wife: 'P-0001-2',
  /** 王芳, no beneficiary. */
  friend: 'P-0001-3',
  /** 张晓𬭼, a child, a beneficiary since today. */
  daughter: 'P-0001-10',
  /** 赵小禾, an infant. */
  infant: 'P-0001-13',
  /** 李敏, member 600000000002. */
  silver: 'P-0002-1',
  /** 高远, who travels with 600000000002 on MU5996. */
  silverFriend: 'P-0002-2',
  /** 王建国, member 600000000003. */
  gold: 'P-0003-1',
  /** 陈思远, member 600000000004. */
  platinum: 'P-0004-1',
} as const;

/** A ticket, and what proves that it is somebody's. */
export interface SeededTicket {
  /** 13 digits. */
  readonly ticketNo: string;
  readonly name: string;
  readonly idType: string;
  readonly idNo: string;
}

/** Tickets to look for. */
export const tickets = {
  /** MU5101 tomorrow; nobody's yet. */
  ok: { ticketNo: '7812300000001', name: '刘洋', idType: 'NI', idNo: '310104198805124511' },
  /** MU5101 tomorrow, a child of six who travels alone. */
  child: { ticketNo: '7812300000002', name: '林小北', idType: 'NI', idNo: '310104202003033385' },
  /** Of another airline. */
  otherAirline: { ticketNo: '9992300000004', name: '刘洋', idType: 'NI', idNo: '310104198805124511' },
  /** 张三's own of MU5101; among the journeys of 600000000001. */
  known: { ticketNo: '7812000102001', name: '张三', idType: 'NI', idNo: '310104199103072512' },
} as const satisfies Record<string, SeededTicket>;

/** Seat orders of 600000000001. */
export const orders = {
  /** Flown weeks ago, 500 points. */
  points: '71000000000101',
  /** The seats of `segments.checkedIn`, in cash. */
  cash: kindOrderNo(9),
  /** 42A on `segments.later`, for 15 minutes. */
  waiting: '71000000000103',
  /** Of `segments.cancelled`; the money is on its way back. */
  cancelled: '71000000000104',
} as const;

/** Seat changes of 600000000001. */
export const changes = {
  /** His wife's on `segments.checkedIn`, 32E to 31E, done two hours ago. */
  done: 'X-0001-0',
} as const;

/** Companions of 600000000001. */
export const companions = {
  self: 'C-0001-0',
  /** 王芳; no ticket for `segments.first`. */
  friend: 'C-0001-1',
  /** 单雄; holds a ticket for `segments.first`. */
  holder: 'C-0001-2',
  /** 刘一诺, a child; holds a ticket for `segments.first`. */
  child: 'C-0001-3',
  /** DUPONT MARIE-CLAIRE; holds no ticket. */
  foreigner: 'C-0001-4',
} as const;

/** Seats on which something happens. */
export const seatInputs = {
  /** MU5101: somebody else takes it between map and submission. */
  lost: '21A',
  /** MU5101: more points than 600000000002 has. */
  tooManyPoints: '21C',
  /** A change to it fails at the second step; the old seat is restored. */
  changeRestored: '21A',
  /** A change to it fails at the second step, and the old seat is gone too. */
  changeLost: '21F',
  /** MU5996: this passenger fails alone. */
  failsAlone: '33A',
  /** MU5996: nobody is checked in. */
  failsForAll: '34A',
} as const;
