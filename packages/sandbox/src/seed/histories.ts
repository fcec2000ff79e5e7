import type { Day } from '@mapp/kit/rules';
import { diceOf } from '../random.ts';
import { completeHistory } from './complete.ts';
import { tellerFor, type Teller } from './events.ts';
import { domestic } from './flights.ts';
import { settle, type Event, type Ledger } from './ledger.ts';
import { memberOf } from './members.ts';
import { routineHistory } from './routine.ts';
import { wording } from './words.ts';

/** Entries of the longest bill, over five years. Source: sandbox.md. */
export const longBill = 12_000;
const fiveYears = 1825;

/** Room for what the ledger posts by itself in the longest bill; the rest is filled with corrections of nothing. */
const reserve = 60;

function longHistory(teller: Teller): Event[] {
  const events = routineHistory(
    teller,
    { count: longBill - reserve, from: fiveYears },
    {
      bankCard: 66,
      mall: 18,
      hotel: 6,
      gift: 3,
      cancel: 2,
      correct: 2,
      buy: 0.6,
      domestic: 1.1,
      abroad: 0.1,
      award: 0.2,
    },
  );
  const missing = longBill - settle(events, teller.today).posted.length;
  const corrections = Array.from({ length: missing }, (_, index) =>
    teller.credit(30 * index + 3, 'RP', 0, wording('corrected')),
  );
  return [...events, ...corrections];
}

/** Spends everything, loses an accrual on top, and is then quiet for more than two months. */
function overdrawnHistory({ flew, unflew, debit, credit, ordered }: Teller): Event[] {
  const [first, second] = domestic;
  const accruals = [
    flew(420, [first]),
    flew(300, [second ?? first]),
    credit(210, 'CR', 260, wording('bankCard')),
  ];
  const spent = accruals.reduce((sum, { points }) => sum + points, 0);
  return [...accruals, ordered(debit(150, 'RA', spent, wording('mall'))), unflew(80, second ?? first, 'L')];
}

const histories: Readonly<Record<string, (teller: Teller) => Event[]>> = {
  '600000000001': completeHistory,
  '600000000002': (teller) =>
    routineHistory(
      teller,
      { count: 62, from: 1130 },
      { domestic: 78, hotel: 8, bankCard: 8, award: 2, mall: 4 },
    ),
  '600000000003': longHistory,
  '600000000004': (teller) =>
    routineHistory(
      teller,
      { count: 320, from: 1280 },
      { domestic: 42, abroad: 16, hotel: 14, upgrade: 8, award: 10, gift: 4, buy: 3, correct: 3 },
    ),
  '600000000005': (teller) =>
    routineHistory(teller, { count: 9, from: 520, to: 12 }, { domestic: 90, correct: 10 }),
  '600000000006': overdrawnHistory,
};

/**
 * The account of a member as of a day. The same member and day give the same account, always.
 * @param more what has happened since, beside the history
 */
export function ledgerOf(cardNo: string, today: Day, more: readonly Event[] = []): Ledger {
  const member = memberOf(cardNo);
  const history = histories[cardNo];
  // A member who has joined since the start has no history, and points all the same.
  const past = member && history ? history(tellerFor(member, today, diceOf(cardNo))) : [];
  return settle([...past, ...more], today);
}
