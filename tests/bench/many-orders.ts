import type { ListedOrder } from '@mapp/kit/contracts';
import { documentedKinds, kindOf, type OrderKind } from '@mapp/kit/rules';

const hour = 3_600_000;
const newest = Date.parse('2026-06-01T09:30:00+08:00');
/** ISO 8601 in the airline's zone. */
const at = (moment: number): string => `${new Date(moment + 8 * hour).toISOString().slice(0, 19)}+08:00`;

const flies: readonly OrderKind[] = ['ticket', 'seat', 'meal', 'baggage', 'wifi', 'lounge', 'fastTrack'];
const cities = ['北京', '广州', '成都', '三亚', '西安', '昆明'];

/** Orders of every kind over three months, the newest first; two wait for their payment, one for a decision. */
export const manyOrders = (count: number): ListedOrder[] =>
  Array.from({ length: count }, (_, place) => {
    const kind = documentedKinds[place % documentedKinds.length] ?? 'ticket';
    const ordered = newest - place * 7 * hour;
    const city = cities[place % cities.length];
    const flight = flies.includes(kind);
    const outside = kindOf(kind).page === 'partner';
    const waits = place === 4 || place === 9;
    return {
      orderNo: `26110000000${String(place).padStart(3, '0')}`,
      kind,
      state: waits ? 'waiting' : place % 9 === 8 ? 'cancelled' : 'completed',
      orderedAt: at(ordered),
      ...(waits && { payUntil: at(newest + 2 * hour) }),
      title: flight ? `上海虹桥 – ${city}` : `${city}的一项服务`,
      startsAt: at(ordered + 240 * hour),
      flightNos: flight ? [`MU${5000 + place}`] : [],
      passengers: place % 4 === 1 ? ['张三', '李四'] : ['张三'],
      cash: [{ amount: (80 + ((place * 37) % 1900)) * 100, currency: 'CNY' }],
      ...(place === 14 && { change: 'time' as const }),
      actions: waits ? [{ action: 'pay' }] : [],
      ...(outside && { partner: { name: '合作方', url: `https://partner.example/order/${place}` } }),
    };
  });

/** Kinds that the filter leaves: a third of all. */
export const chosenKinds: readonly OrderKind[] = documentedKinds.filter((_, place) => place % 3 === 0);
