import { addDays } from '@mapp/kit/rules';
import { chosenOf } from '../booking/verification.ts';
import type { Clock } from '../clock.ts';
import { serviceOf } from '../timetable/services.ts';
import { departureOf } from '../timetable/ways.ts';
import { changeFlights, seededChanges } from './inputs.ts';
import type { ChangeRecord, UpgradeRecord } from './records.ts';

const cardNo = '600000000001';
const hour = 3_600_000;

/** A change that waits for a seat, as of the first look. */
export function seededChange(clock: Clock): ChangeRecord[] {
  const service = serviceOf(changeFlights.waitlist);
  const departure = service && departureOf(service, addDays(clock.today(), 3));
  const now = clock.now().getTime();
  const chosen = departure && chosenOf({ way: [departure], told: now }, 'standard', clock.today());
  if (!chosen) return [];
  return [
    {
      orderNo: seededChanges.waitlist,
      cardNo,
      changeId: 'seeded-change',
      of: '26120000000022',
      splits: false,
      state: 'waitlist',
      orderedAt: now - hour,
      payUntil: now + 24 * hour,
      leg: 0,
      chosen,
      tickets: [{ ticketNo: '7812100000022', due: 28_000, duePoints: 0, fare: 114_000, points: 0 }],
      pay: 28_000,
      back: 0,
      payPoints: 0,
      backPoints: 0,
    },
  ];
}

/** An upgrade that waits for its payment for half an hour from the first look. */
export const seededUpgrade = (clock: Clock): UpgradeRecord[] => [
  {
    orderNo: seededChanges.upgrade,
    cardNo,
    upgradeId: 'seeded-upgrade',
    ticketNo: '7812100000021',
    leg: 0,
    toCabin: 'business',
    toClass: 'J',
    way: 'cash',
    cash: { amount: 80_000, currency: 'CNY' },
    state: 'waiting',
    orderedAt: clock.now().getTime() - hour / 60,
    payUntil: clock.now().getTime() + hour / 2,
  },
];
