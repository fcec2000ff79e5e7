import type { OrderStatus } from './status.ts';

/** Acts on an order, as the airline offers them. Source: travel.md section 4; reimbursement and check-in are ours. */
export const orderActions = [
  'pay',
  'change',
  'refund',
  'cancel',
  'cancelWaitlist',
  'reimburse',
  'checkIn',
] as const;
export type OrderAction = (typeof orderActions)[number];

/** Hosts of the site, as far as they differ in what they open. */
type HostId = 'browser' | 'app' | 'miniprogram' | 'ali' | 'xuexi' | 'douyin';

/**
 * Consequence of giving an order back. What is bought beside a ticket is not refunded with it: that is dealt with apart, by the
 * airline. Source: travel.md section 6.
 */
export const refundEffects = ['fare', 'unused', 'apart', 'none', 'partner'] as const;
export type RefundEffect = (typeof refundEffects)[number];

/** Page that shows one order: of its own kind, of services, or the partner's by the order's number. */
export type OrderPage =
  | 'orderDetail'
  | 'prepaidOrderDetail'
  | 'travelOrderDetail'
  | 'seatOrderDetail'
  | 'pointsOrderDetail'
  | 'tierOrderDetail'
  | 'partner';

/** Page that lists orders of a kind. */
export type OrderListPage =
  | 'orders'
  | 'prepaidOrders'
  | 'travelOrders'
  | 'seatOrders'
  | 'pointsOrders'
  | 'tierOrders';

interface KindRow {
  /** Drawing of its own. */
  readonly icon: string;
  readonly list: OrderListPage;
  readonly page: OrderPage;
  /** Hosts that open the partner's page; the others show the order here. */
  readonly opensIn?: readonly HostId[];
  readonly statuses: readonly OrderStatus[];
  readonly actions: readonly OrderAction[];
  readonly refund: RefundEffect;
}

/** A page of a partner's shop takes money, which a mini-program lets its own cashier do alone. */
const shops: readonly HostId[] = ['browser', 'app'];
/** The learning app opens no page of another site; the short-video program none that sells journeys. */
const partners: readonly HostId[] = ['browser', 'app', 'miniprogram', 'ali'];

const ends = ['completed', 'cancelled', 'expired'] as const;
const bought: readonly OrderStatus[] = ['waiting', ...ends];
const confirmed: readonly OrderStatus[] = ['waiting', ...ends, 'abnormal'];
const ticketed: readonly OrderStatus[] = ['waiting', 'ticketing', 'waitlist', ...ends, 'abnormal'];

const own = {
  list: 'travelOrders',
  page: 'travelOrderDetail',
  statuses: confirmed,
  actions: ['pay', 'cancel'],
  refund: 'apart',
} as const;
const prepaid = {
  list: 'prepaidOrders',
  page: 'prepaidOrderDetail',
  statuses: confirmed,
  actions: ['pay', 'cancel'],
  refund: 'apart',
} as const;
const partner = {
  list: 'orders',
  page: 'partner',
  opensIn: partners,
  statuses: bought,
  actions: [],
  refund: 'partner',
} as const;
const shop = { ...partner, opensIn: shops } as const;
const paid = ['pay', 'cancel'] as const;

/**
 * Kinds of orders: the 28 of the documents, in their order, and the tiers that the programme sells. Sources: travel.md section 2,
 * decisions 48 and 49. The name of each is `kind.<kind>` of the catalogue `order-kinds`.
 */
export const orderKinds = {
  ticket: {
    icon: 'flight',
    list: 'orders',
    page: 'orderDetail',
    statuses: ticketed,
    actions: orderActions,
    refund: 'fare',
  },
  mall: { icon: 'bag', ...shop },
  holiday: { icon: 'palm', ...partner },
  hotel: { icon: 'bed', ...partner },
  carTransfer: { icon: 'car', ...partner },
  flightAndHotel: { icon: 'flight-bed', ...partner },
  insurance: { icon: 'umbrella', ...partner },
  airRail: { icon: 'rail', ...partner },
  seat: {
    icon: 'seat',
    list: 'seatOrders',
    page: 'seatOrderDetail',
    statuses: bought,
    actions: ['pay', 'cancel', 'refund'],
    refund: 'unused',
  },
  points: {
    icon: 'star-circle',
    list: 'pointsOrders',
    page: 'pointsOrderDetail',
    statuses: bought,
    actions: paid,
    refund: 'none',
  },
  meal: { icon: 'meal', ...prepaid },
  baggage: { icon: 'baggage', ...prepaid },
  wifi: { icon: 'wifi', ...prepaid },
  themePark: { icon: 'wheel', ...partner },
  lounge: { icon: 'sofa', ...prepaid },
  luckyUpgrade: { icon: 'clover', ...own },
  parking: { icon: 'parking', ...partner },
  coupon: { icon: 'voucher', ...own },
  train: { icon: 'train', ...partner },
  airBus: { icon: 'coach', ...partner },
  groundTransport: { icon: 'metro', ...partner },
  annualRest: { icon: 'armchair', ...partner },
  visa: { icon: 'stamp', ...partner },
  dutyFree: { icon: 'bottle', ...shop },
  fastTrack: { icon: 'fast-lane', ...own },
  pet: { icon: 'paw', ...own },
  unaccompaniedMinor: { icon: 'child', ...own },
  sportsEquipment: { icon: 'ski', ...own },
  tier: {
    icon: 'upgrade',
    list: 'tierOrders',
    page: 'tierOrderDetail',
    statuses: bought,
    actions: paid,
    refund: 'none',
  },
} as const satisfies Readonly<Record<string, KindRow>>;

export type OrderKind = keyof typeof orderKinds;

/** Facts of a kind, in their general form. */
export const kindOf = (kind: OrderKind): KindRow => orderKinds[kind];

/** Every kind, in the documents' order, the tiers last. */
export const orderKindNames = Object.keys(orderKinds) as [OrderKind, ...OrderKind[]];

/** The 28 of the documents. */
export const documentedKinds: readonly OrderKind[] = orderKindNames.filter((kind) => kind !== 'tier');

/** Groups in which a page shows all kinds, in their order. */
export const kindGroups = ['flights', 'partners', 'programme'] as const;
export type KindGroup = (typeof kindGroups)[number];

/** Group of a kind: what belongs to a flight, what partners provide, or what the programme sells. */
export function groupOf(kind: OrderKind): KindGroup {
  if (kind === 'points' || kind === 'tier') return 'programme';
  return kindOf(kind).page === 'partner' ? 'partners' : 'flights';
}

/** Kinds that a filter shows at once. */
export const frequentKinds: readonly OrderKind[] = [
  'ticket',
  'hotel',
  'flightAndHotel',
  'carTransfer',
  'seat',
  'baggage',
  'meal',
  'lounge',
  'wifi',
  'points',
  'insurance',
];

/** Kinds that a page lists by itself; the list of orders has all of them. */
export const kindsOf = (list: OrderListPage): readonly OrderKind[] =>
  list === 'orders' ? orderKindNames : orderKindNames.filter((kind) => orderKinds[kind].list === list);

/**
 * Page that shows an order in a host: the partner's where the airline has told its address and the host opens it, else the page of
 * services here, so that no order leads nowhere.
 */
export function pageOf(kind: OrderKind, host: HostId, hasPartnerPage: boolean): OrderPage {
  const { page, opensIn = [] } = kindOf(kind);
  return page === 'partner' && !(hasPartnerPage && opensIn.includes(host)) ? 'travelOrderDetail' : page;
}

/** Whether the host keeps orders off its menus, and so this kind too: what somebody travels with stays within reach. */
export const isOnMenu = (kind: OrderKind, hideOrderMenus: boolean): boolean =>
  !hideOrderMenus || kindOf(kind).page !== 'partner';
