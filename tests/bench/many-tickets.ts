import type { RefundTicket } from '@mapp/kit/contracts';
import type { FeeBand } from '@mapp/kit/rules';

const two = (value: number): string => String(value).padStart(2, '0');

const routes = [
  ['SHA', 'PEK'],
  ['PVG', 'CAN'],
  ['SHA', 'SZX'],
  ['PVG', 'CTU'],
  ['PVG', 'XIY'],
  ['SHA', 'KMG'],
  ['PEK', 'SHA'],
  ['CAN', 'PVG'],
  ['SZX', 'SHA'],
  ['CTU', 'PVG'],
  ['XIY', 'PVG'],
  ['KMG', 'SHA'],
] as const;

const names = ['张三', '李四', '赵敏', '王五', '陈静', '刘洋'] as const;
const parties = [['ADT'], ['ADT', 'ADT'], ['ADT'], ['ADT', 'ADT', 'CHD'], ['ADT']] as const;
const obstacles = ['printedItinerary', 'mixedPayment', 'originalChannel', 'onlyTwoKinds', 'inApp'] as const;

/** Each fourth order needs another way, each twentieth is of an irregular flight. */
const obstacleOf = (order: number) =>
  order % 4 === 3 ? { kind: obstacles[order % obstacles.length] ?? 'inApp' } : undefined;

const band = (until: number | undefined, refund: number, change: number): FeeBand => ({
  until,
  refund: { answer: 'percent', percent: refund },
  change: { answer: 'percent', percent: change },
});
const rule = [
  band(10_080, 5, 0),
  band(2880, 15, 10),
  band(240, 30, 20),
  band(0, 50, 40),
  { refund: { answer: 'percent', percent: 50 }, change: { answer: 'refused' } },
] as const satisfies readonly FeeBand[];

/** Tickets of the orders of one year, the next to depart first, as the airline answers them. */
export function manyTickets(count: number): RefundTicket[] {
  const tickets: RefundTicket[] = [];
  for (let order = 0; tickets.length < count; order += 1) {
    const [from, to] = routes[order % routes.length] ?? routes[0];
    const obstacle = obstacleOf(order);
    const day = new Date(Date.UTC(2026, 5, 2) + order * 86_400_000).toISOString().slice(0, 10);
    const party = obstacle ? parties[0] : (parties[order % parties.length] ?? parties[0]);
    for (const [at, paxType] of party.entries())
      tickets.push({
        ticketNo: `781230000${String(tickets.length).padStart(4, '0')}`,
        orderNo: `2612000001${String(order).padStart(4, '0')}`,
        phone: '138****0001',
        name: names[(order + at) % names.length] ?? '张三',
        paxType,
        issuedOn: `2026-05-${two(1 + (order % 28))}`,
        currency: 'CNY',
        rounding: 100,
        involuntary: order % 20 === 10,
        review: order % 7 === 6 || undefined,
        legs: [
          {
            flightNo: `MU${5101 + order}`,
            from,
            to,
            departs: `${day}T${two(6 + (order % 16))}:${two((order * 5) % 60)}:00+08:00`,
            cabin: 'Y',
            fare: 80_000 + (order % 40) * 1000,
            taxes: 7000,
            flown: false,
            rule: [...rule],
            ...(order % 6 === 5 && { points: 3000 + order * 10 }),
          },
        ],
        ...(paxType === 'CHD' ? { obstacle: { kind: 'onlyAdults' } } : obstacle && { obstacle }),
      });
  }
  return tickets.slice(0, count);
}

/** The morning at which the tickets are looked at. */
export const morning = Date.parse('2026-06-01T10:00:00+08:00');

/** Names of their airports, as the airline answers them. */
export const airportNames: Readonly<Record<string, string>> = {
  CAN: '广州白云',
  CTU: '成都',
  KMG: '昆明长水',
  PEK: '北京首都',
  PVG: '上海浦东',
  SHA: '上海虹桥',
  SZX: '深圳宝安',
  XIY: '西安咸阳',
};
