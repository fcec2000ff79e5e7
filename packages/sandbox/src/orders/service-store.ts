import { dayIn, orderKindNames } from '@mapp/kit/rules';
import { airlineZone, type Clock } from '../clock.ts';
import { arrivesAt, departsAt, knownFlight } from '../seed/flights.ts';
import { memberOf } from '../seed/members.ts';
import { namesIn } from '../seed/persons.ts';
import { diceOf } from '../random.ts';
import { busyMember, kindOrderNo, serviceOrderNos } from './inputs.ts';
import type { ServiceKind, ServiceOrderRecord } from './service-records.ts';
import { soldServices } from './sold-services.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Orders of services of every member; one that was not paid in time is found cancelled by whoever reads it. */
export interface ServiceOrders {
  /** Newest first. */
  readonly list: (cardNo: string) => readonly ServiceOrderRecord[];
  readonly find: (orderNo: string, cardNo?: string) => ServiceOrderRecord | undefined;
  readonly change: (orderNo: string, change: Partial<ServiceOrderRecord>) => void;
  readonly clear: () => void;
}

const kinds = Object.keys(soldServices) as ServiceKind[];

const isService = (kind: string): kind is ServiceKind => kind in soldServices;

/** A daughter of the member. */
const childAlone = {
  cnFamilyName: '张',
  cnGivenName: '小雨',
  enFamilyName: 'ZHANG',
  enGivenName: 'XIAOYU',
};

function madeOf(
  orderNo: string,
  cardNo: string,
  kind: ServiceKind,
  state: ServiceOrderRecord['state'],
  orderedAt: number,
): ServiceOrderRecord {
  const sold = soldServices[kind];
  const name = memberOf(cardNo)?.name;
  const of = name
    ? [
        {
          cnFamilyName: name.cnFamily,
          cnGivenName: name.cnGiven,
          enFamilyName: name.enFamily,
          enGivenName: name.enGiven,
        },
      ]
    : [];
  const paidAt = orderedAt + 2 * minute;
  const paid = state === 'completed' || state === 'abnormal';
  return {
    orderNo,
    cardNo,
    kind,
    state,
    orderedAt,
    amount: sold.amount,
    sold,
    passengers: (kind === 'unaccompaniedMinor' ? [childAlone] : of).map(namesIn),
    ...(paid && { paidAt, paidBy: 'wechat' as const }),
    events: [
      { event: 'ordered', at: orderedAt },
      ...(paid ? [{ event: 'paid' as const, at: paidAt }] : []),
      ...(state === 'abnormal' ? [{ event: 'abnormal' as const, at: paidAt + minute }] : []),
      ...(state === 'completed' ? [{ event: 'completed' as const, at: paidAt + minute }] : []),
      ...(state === 'cancelled' ? [{ event: 'cancelled' as const, at: orderedAt + 20 * minute }] : []),
    ],
  };
}

const stateOf: Readonly<Record<string, ServiceOrderRecord['state']>> = {
  [serviceOrderNos.waiting]: 'waiting',
  [serviceOrderNos.abnormal]: 'abnormal',
  [serviceOrderNos.cancelled]: 'cancelled',
};

/** When a service of so many days ahead begins: with its flight, where it is for one. */
function startOf(
  { flightNo, onLanding, partner }: ServiceOrderRecord['sold'],
  at: number,
): number | undefined {
  if (flightNo !== undefined)
    return (onLanding ? arrivesAt : departsAt)(knownFlight(flightNo), dayIn(new Date(at), airlineZone));
  return partner === undefined ? undefined : at;
}

/** One of each kind, two days apart, so that they reach over two months. */
function oneOfEach(cardNo: string, now: number): ServiceOrderRecord[] {
  return orderKindNames.flatMap((kind, at) => {
    if (!isService(kind)) return [];
    const orderNo = kindOrderNo(at + 1);
    const state = stateOf[orderNo] ?? 'completed';
    const orderedAt = state === 'waiting' ? now : now - (at * 26 + 5) * hour;
    const order = madeOf(orderNo, cardNo, kind, state, orderedAt);
    const startsAt = startOf(order.sold, now + (at + 2) * day);
    return [
      {
        ...order,
        ...(state === 'waiting' && { payUntil: now + 20 * minute }),
        ...(startsAt !== undefined && { startsAt }),
      },
    ];
  });
}

/** Orders over a year and a bit, most of them of the last months. */
function many(cardNo: string, now: number): ServiceOrderRecord[] {
  return Array.from({ length: 400 }, (_, at) => {
    const dice = diceOf(`order ${cardNo} ${at}`);
    const kind = kinds[(at * 7) % kinds.length] ?? 'hotel';
    const state = dice.whole(1, 9) === 1 ? 'cancelled' : 'completed';
    const ago = at < 300 ? at * 7 * hour + dice.whole(1, 6) * hour : (300 * 7 + (at - 300) * 70) * hour;
    const orderNo = `261100000003${String(at).padStart(6, '0')}`;
    return madeOf(orderNo, cardNo, kind, state, now - ago - hour);
  });
}

export function createServiceOrders(clock: Clock): ServiceOrders {
  const lists = new Map<string, readonly ServiceOrderRecord[]>();
  const seeded = (cardNo: string): ServiceOrderRecord[] => {
    const now = clock.now().getTime();
    if (cardNo === '600000000001') return oneOfEach(cardNo, now);
    return cardNo === busyMember ? many(cardNo, now) : [];
  };
  const list = (cardNo: string): readonly ServiceOrderRecord[] => {
    const known = lists.get(cardNo) ?? seeded(cardNo).toSorted((a, b) => b.orderedAt - a.orderedAt);
    lists.set(cardNo, known);
    return known;
  };
  const find = (orderNo: string, cardNo?: string): ServiceOrderRecord | undefined =>
    (cardNo === undefined ? [...lists.keys()] : [cardNo])
      .flatMap(list)
      .find((order) => order.orderNo === orderNo);
  return {
    list,
    find,
    change(orderNo, change) {
      const cardNo = find(orderNo)?.cardNo;
      if (cardNo === undefined) return;
      lists.set(
        cardNo,
        list(cardNo).map((order) => (order.orderNo === orderNo ? { ...order, ...change } : order)),
      );
    },
    clear: () => lists.clear(),
  };
}
