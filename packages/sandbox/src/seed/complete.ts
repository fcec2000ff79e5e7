import { addMonths, daysBetween } from '@mapp/kit/rules';
import { knownFlight, onward } from './flights.ts';
import type { Event } from './ledger.ts';
import type { Teller } from './events.ts';
import { aboutFlight, people, wording } from './words.ts';

/** Rest of the batch that expires this month. */
const nearestBatch = 1200;

/**
 * A history with every activity type: the fifteen codes, `CA` both ways, a zero and a code that nobody knows. Expiry is posted
 * by the ledger: the oldest credit ran out four months ago, before anything was spent.
 */
export function completeHistory({ today, flew, unflew, credit, debit, ordered }: Teller): Event[] {
  const monthsAgo = (months: number): number => daysBetween(addMonths(today, -months), today);
  const beijing = knownFlight('MU5101');
  const xian = knownFlight('MU2151');
  const chengdu = knownFlight('MU5405');

  const recent = [
    flew(0, [beijing]),
    ordered(debit(5, 'RA', 3000, aboutFlight(chengdu, 'award'))),
    ordered(credit(8, 'BP', 920, wording('bought'))),
    credit(11, 'CA', 1200, aboutFlight(xian, 'awardCancelled')),
    debit(14, 'AN', 0, wording('beneficiary', { name: people.beneficiary })),
    flew(18, [xian, onward]),
    unflew(22, knownFlight('MU5301'), 'L'),
    credit(27, 'MC', 50, wording('survey')),
    ordered(credit(34, 'PR', 600, aboutFlight(chengdu, 'partialRefund'))),
    ordered(debit(41, 'RA', 500, aboutFlight(beijing, 'seat'))),
    credit(48, 'CR', 800, wording('bankCard')),
    credit(55, 'MU', 300, wording('manual')),
    // Claimed afterwards, as MU5804 below.
    flew(62, [knownFlight('MU5102')], 'Y', 30),
    debit(70, 'TP', 1000, wording('giftTo', { name: people.friend })),
    credit(83, 'RP', 78, wording('corrected')),
    credit(90, 'TP', 400, wording('giftFrom', { name: people.friend })),
    flew(97, [knownFlight('MU5804')], 'Y', 30),
    credit(110, 'RS', 450, wording('extended')),
    credit(117, 'XQ', 260, wording('hotel')),
    credit(160, 'CR', 520, wording('bankCard')),
  ];
  const spent = recent.reduce(
    (sum, { transaction, points }) => (transaction === 'D' ? sum + points : sum),
    0,
  );
  const earlier = [
    flew(430, [knownFlight('MU5377')]),
    flew(610, [knownFlight('MU5611')], 'B'),
    credit(monthsAgo(29), 'CR', 3000, wording('bankCard')),
    credit(monthsAgo(33), 'BP', 2480, wording('bought')),
    credit(monthsAgo(36), 'MA', spent + nearestBatch, wording('merged')),
    credit(monthsAgo(41), 'MC', 450, wording('hotel')),
  ];
  return [...recent, ...earlier];
}
