import type { UpgradeCabin, UpgradeFlight, UpgradeVoucher } from '@mapp/kit/contracts';
import { addDays } from '@mapp/kit/rules';
import { vouchersOf } from '../coupons/vouchers.ts';
import { products } from '../coupons/products.ts';
import type { Texts } from '../language.ts';
import { carrierOf } from '../refunds/accompanying.ts';
import { signedIn, type RequestContext } from '../request-context.ts';
import { nameIn } from '../seed/persons.ts';
import { airfieldOf, isDomestic } from '../timetable/airfields.ts';
import { changedFlights } from '../ticket-orders/inputs.ts';
import { isUsable, type Coupon, type TicketRecord } from '../ticket-orders/ticket-records.ts';
import { givenVouchers, upgradeFlights } from './inputs.ts';
import { waitingFor } from './store.ts';
import { besideTicket, cabinOfClass, flightWire, relationOf, seatOf, tierEarned } from './ticket-wire.ts';

/** Hours before departure at which upgrades close. */
const closes = 2;
const hour = 3_600_000;

/** Vouchers by the way in which they came. */
export const given: Readonly<Record<UpgradeVoucher['way'], { title: Texts; scope: Texts }>> = {
  platinum: {
    title: {
      zh: '白金升舱券',
      en: 'Platinum upgrade voucher',
      ja: 'プラチナアップグレード券',
      ko: '플래티넘 업그레이드 바우처',
      ru: 'Платиновый ваучер на повышение класса',
    },
    scope: {
      zh: '国际或地区航班，限本人',
      en: 'International or regional flights, member only',
      ja: '国際線および香港・マカオ・台湾路線、本人のみ',
      ko: '국제선 또는 지역 노선, 본인만',
      ru: 'Международные и региональные рейсы, только для вас',
    },
  },
  voucher: {
    title: {
      zh: '升舱券',
      en: 'Upgrade voucher',
      ja: 'アップグレード券',
      ko: '업그레이드 바우처',
      ru: 'Ваучер на повышение класса',
    },
    scope: {
      zh: '任何航线，限本人',
      en: 'Any route, member only',
      ja: '全路線、本人のみ',
      ko: '모든 노선, 본인만',
      ru: 'Любой маршрут, только для вас',
    },
  },
  common: {
    title: {
      zh: '通用升舱券',
      en: 'Common upgrade voucher',
      ja: '共通アップグレード券',
      ko: '공용 업그레이드 바우처',
      ru: 'Общий ваучер на повышение класса',
    },
    scope: {
      zh: '任何航线，本人和受益人',
      en: 'Any route, for you and beneficiaries',
      ja: '全路線、本人と特典利用者',
      ko: '모든 노선, 본인과 수혜자',
      ru: 'Любой маршрут, для вас и получателей',
    },
  },
};

const seedMember = '600000000001';

/** Vouchers of the member by all three ways, less those that upgrades have used. */
export function vouchersFor(context: RequestContext): UpgradeVoucher[] {
  const { language, clock, changeOrders, coupons } = context;
  const { cardNo } = signedIn(context);
  const today = clock.today();
  const left = (id: string, count: number) =>
    coupons.gone.has(id) ? 0 : count - changeOrders.usesOf(cardNo, id).length;
  const extra = (way: UpgradeVoucher['way'], voucherId: string): UpgradeVoucher => ({
    voucherId,
    way,
    title: given[way].title[language],
    scope: given[way].scope[language],
    route: way === 'platinum' ? 'international' : 'any',
    classes: way === 'platinum' ? ['Y', 'K', 'M'] : [],
    hoursBefore: way === 'platinum' ? 24 : 4,
    left: left(voucherId, 2),
    validUntil: addDays(today, 120),
  });
  const cards = vouchersOf(cardNo, today, language).flatMap((batch): UpgradeVoucher[] =>
    batch.kind === 'lounge'
      ? []
      : [
          {
            voucherId: batch.batchId,
            way: batch.kind === 'platinumUpgrade' ? 'platinum' : 'voucher',
            title: batch.title,
            scope: batch.scope,
            route: batch.kind === 'platinumUpgrade' ? 'international' : 'domestic',
            classes: ['Y', 'K', 'M'],
            hoursBefore: 24,
            left: left(batch.batchId, batch.left),
            validUntil: batch.validUntil,
          },
        ],
  );
  const own = coupons
    .list(cardNo)
    .filter(
      ({ product, usedOn, expireDate }) =>
        product === 'upgrade' && usedOn === undefined && expireDate >= today,
    )
    .map(({ couponId, expireDate }): UpgradeVoucher => ({
      voucherId: couponId,
      way: 'common',
      title: products.upgrade.title[language],
      scope: products.upgrade.scope[language],
      route: 'domestic',
      classes: [],
      hoursBefore: 4,
      left: left(couponId, 1),
      validUntil: expireDate,
    }));
  const gifts =
    cardNo === seedMember
      ? [
          extra('voucher', givenVouchers.voucher),
          extra('common', givenVouchers.common),
          extra('common', givenVouchers.gone),
          extra('platinum', givenVouchers.platinum),
        ]
      : [];
  return [...cards, ...own, ...gifts];
}

/** Higher cabins of a leg with what they cost. */
function cabinsOf(coupon: Coupon, context: RequestContext): UpgradeCabin[] {
  const at = cabinOfClass(coupon.cabin);
  if (at === 'business' || at === 'first') return [];
  const abroad = isAbroad(coupon);
  const earns = tierEarned(coupon.flightNo, 'business', context);
  return [
    {
      cabin: 'business',
      bookingClass: 'J',
      seatsLeft: coupon.flightNo === upgradeFlights.seatGone ? 1 : 4,
      cash: { amount: abroad ? 188_000 : 80_000, currency: 'CNY' },
      points: abroad ? 12_000 : 6000,
      flatBed: true,
      lounge: true,
      pieces: 2,
      kilograms: 32,
      ...(earns && { earns }),
    },
  ];
}

/** Whether a leg goes abroad or to a region. */
function isAbroad({ from, to }: Coupon): boolean {
  const [one, other] = [airfieldOf(from), airfieldOf(to)];
  return one !== undefined && other !== undefined && !isDomestic(one, other);
}

function barOf(ticket: TicketRecord, coupon: Coupon, context: RequestContext): UpgradeFlight['bar'] {
  const now = context.clock.now().getTime();
  if (ticket.special === 'originalChannel') return 'otherChannel';
  if (waitingFor(context.changeOrders, ticket)) return 'underWay';
  if (coupon.state === 'flown') return 'flown';
  if (coupon.state === 'checkedIn') return 'checkedIn';
  if (Date.parse(coupon.departs) - now < closes * hour) return 'closed';
  if (cabinsOf(coupon, context).length === 0) return 'topCabin';
  return coupon.flightNo === upgradeFlights.noSeats ? 'noSeats' : undefined;
}

/** Children and infants whom a passenger takes along, and who fly in the same cabin until now. */
const childrenOf = (
  adult: TicketRecord,
  { flightNo, day, cabin }: Coupon,
  context: RequestContext,
): string[] =>
  context.ticketBook
    .ofOrder(adult.orderNo)
    .filter((one) => carrierOf(context, one) === adult.ticketNo)
    .filter(({ coupons }) =>
      coupons.some(
        (one) => isUsable(one) && one.flightNo === flightNo && one.day === day && one.cabin === cabin,
      ),
    )
    .map(({ person }) => nameIn(person, context.language));

/** A flight that the airline does not fly, and that the ticket has not been changed from. */
function isCancelled({ orderNo, replaces }: TicketRecord, { flightNo }: Coupon): boolean {
  const change = changedFlights[orderNo];
  return change?.kind === 'cancelled' && change.flightNo === flightNo && replaces === undefined;
}

/** Reference of a leg of a ticket. */
const refOf = ({ ticketNo }: TicketRecord, leg: number): string =>
  /^7812100000\d{3}$/.test(ticketNo) ? `u${ticketNo.slice(-3)}-${leg}` : `t${ticketNo.slice(3)}-${leg}`;

/** A leg with its ticket, and how it is told. */
export interface FoundFlight {
  readonly ticket: TicketRecord;
  readonly leg: number;
  readonly coupon: Coupon;
  readonly wire: UpgradeFlight;
}

/** Legs of the member's tickets that are not given back, and that are flown. */
export function flightsOf(context: RequestContext): FoundFlight[] {
  const { cardNo } = signedIn(context);
  return context.ticketBook
    .list(cardNo)
    .filter(({ replacedBy, paxType }) => replacedBy === undefined && paxType !== 'INF')
    .toSorted((one, other) => one.ticketNo.localeCompare(other.ticketNo))
    .flatMap((ticket) =>
      ticket.coupons.flatMap((coupon, leg): FoundFlight[] => {
        if ((!isUsable(coupon) && coupon.state !== 'flown') || isCancelled(ticket, coupon)) return [];
        const bar = barOf(ticket, coupon, context);
        const earns = tierEarned(coupon.flightNo, cabinOfClass(coupon.cabin), context);
        const wire: UpgradeFlight = {
          ...flightWire(coupon),
          upgradeRef: refOf(ticket, leg),
          orderNo: ticket.orderNo,
          ticketNo: ticket.ticketNo,
          name: nameIn(ticket.person, context.language),
          relation: relationOf(ticket, context),
          international: isAbroad(coupon),
          ...(earns && { earns }),
          cabins: bar === undefined ? cabinsOf(coupon, context) : [],
          ...(bar !== undefined && { bar }),
          ...seatOf(ticket, coupon, context),
          ...besideTicket(ticket, context),
          children: childrenOf(ticket, coupon, context),
          ...(bar === 'underWay' && { underWay: waitingFor(context.changeOrders, ticket) }),
        };
        return [{ ticket, leg, coupon, wire }];
      }),
    );
}
