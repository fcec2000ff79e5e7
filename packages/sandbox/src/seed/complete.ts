import { addMonths, daysBetween } from '@mapp/kit/rules';
import { domestic, onward, type Flight } from './flights.ts';
import type { Event } from './ledger.ts';
import type { Teller } from './events.ts';
import { aboutFlight, people, wording } from './words.ts';

const byNumber = (flightNo: string): Flight =>
  domestic.find((flight) => flight.flightNo === flightNo) ?? domestic[0];

/** Rest of the batch that expires this month. */
const nearestBatch = 1200;

/**
 * A history with every activity type: the fifteen codes, `CA` both ways, a zero and a code that nobody knows. Expiry is posted
 * by the ledger: the oldest credit ran out four months ago, before anything was spent.
 */
export function completeHistory({ today, flew, unflew, credit, debit, ordered }: Teller): Event[] {
  const monthsAgo = (months: number): number => daysBetween(addMonths(today, -months), today);
  const shanghai = byNumber('MU5101');
  const xian = byNumber('MU2151');
  const chengdu = byNumber('MU5405');

  const recent = [
    flew(0, [shanghai]),
    ordered(debit(5, 'RA', 3000, aboutFlight(chengdu, 'award'))),
    ordered(credit(8, 'BP', 920, wording('bought'))),
    credit(11, 'CA', 1200, aboutFlight(xian, 'awardCancelled')),
    debit(14, 'AN', 0, wording('beneficiary', { name: people.beneficiary })),
    flew(18, [xian, onward]),
    unflew(22, byNumber('MU5301'), 'L'),
    credit(27, 'MC', 50, wording('survey')),
    ordered(credit(34, 'PR', 600, aboutFlight(chengdu, 'partialRefund'))),
    ordered(debit(41, 'RA', 500, aboutFlight(shanghai, 'seat'))),
    credit(48, 'CR', 800, wording('bankCard')),
    credit(55, 'MU', 300, wording('manual')),
    flew(62, [byNumber('MU5102')]),
    debit(70, 'TP', 1000, wording('giftTo', { name: people.friend })),
    credit(83, 'RP', 78, wording('corrected')),
    credit(90, 'TP', 400, wording('giftFrom', { name: people.friend })),
    flew(97, [byNumber('MU5804')]),
    credit(110, 'RS', 450, wording('extended')),
    credit(117, 'XQ', 260, wording('hotel')),
    credit(160, 'CR', 520, wording('bankCard')),
  ];
  const spent = recent.reduce(
    (sum, { transaction, points }) => (transaction === 'D' ? sum + points : sum),
    0,
  );
  const earlier = [
    flew(430, [byNumber('MU5377')]),
    flew(610, [byNumber('MU5611')], 'B'),
    credit(monthsAgo(29), 'CR', 3000, wording('bankCard')),
    credit(monthsAgo(33), 'BP', 2480, wording('bought')),
    credit(monthsAgo(36), 'MA', spent + nearestBatch, wording('merged')),
    credit(monthsAgo(41), 'MC', 450, wording('hotel')),
  ];
  return [...recent, ...earlier];
}
