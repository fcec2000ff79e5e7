import { addDays, dayIn, type Day } from '@mapp/kit/rules';
import type { JourneyRecord, SegmentRecord, TravellerRecord } from '../../check-in/records.ts';
import { airlineZone } from '../../clock.ts';
import { departsAt } from '../../stops.ts';
import { knownFlight, type Flight } from '../flights.ts';
import { passengers, segments } from './ids.ts';
import { atHome, personById, ticketInformation } from './people.ts';

/** Differences of a traveller. */
type Special = Partial<Omit<TravellerRecord, 'passengerId' | 'person' | 'ticketNo'>>;
type Row = readonly [passengerId: string, special?: Special];

interface Given {
  readonly segmentId: string;
  readonly flightNo: string;
  /** Days from the airline's day; minutes from now, in steps of five; or the next time that the timetable has it. */
  readonly leaves: { readonly inDays: number } | { readonly inMinutes: number } | 'next';
  readonly autoCheckIn?: boolean;
  readonly travellers: readonly Row[];
}

const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** `7812`, the member, the segment, and the passenger. */
const ticketOf = (segmentId: string, passengerId: string): string => {
  const [, member = '', at = ''] = segmentId.split('-');
  const [, , person = ''] = passengerId.split('-');
  return `7812${member}${at.padStart(2, '0')}${digits(person).padStart(3, '0')}`;
};

const step = 300_000;

/** The flight with the departure that this one has. */
function leaving(flight: Flight, leaves: Given['leaves'], now: Date): { flight: Flight; day: Day } {
  const today = dayIn(now, airlineZone);
  if (leaves === 'next') {
    return { flight, day: departsAt(flight, today) > now.getTime() ? today : addDays(today, 1) };
  }
  if ('inDays' in leaves) return { flight, day: addDays(today, leaves.inDays) };
  const at = new Date(Math.round((now.getTime() + leaves.inMinutes * 60_000) / step) * step);
  const clock = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(11, 16);
  return { flight: { ...flight, departs: clock }, day: dayIn(at, airlineZone) };
}

/** A flight whose journey leaves in an hour, so that online check-in is about to close. */
const closing = { flightNo: 'MU5105', leaves: { inMinutes: 60 } } as const;

/** That flight as it leaves by the clock, for as long as nobody has looked at the journey. */
export const closingFlight = (now: Date): { flight: Flight; day: Day } =>
  leaving(knownFlight(closing.flightNo), closing.leaves, now);

/** Card of the member whose journey it is. */
export const closingCard = '600000000001';

function segmentOf(
  { segmentId, flightNo, leaves, autoCheckIn = false, travellers }: Given,
  now: Date,
): SegmentRecord {
  const today = dayIn(now, airlineZone);
  return {
    segmentId,
    ...leaving(knownFlight(flightNo), leaves, now),
    autoCheckIn,
    travellers: travellers.map(([passengerId, special]) => {
      const person = personById(passengerId, today);
      return {
        passengerId,
        person,
        ticketNo: ticketOf(segmentId, passengerId),
        state: 'open',
        information: ticketInformation(person),
        ...special,
      };
    }),
  };
}

const tomorrow = { inDays: 1 } as const;
const alone = (passengerId: string): Row[] => [[passengerId]];
const family: Row[] = [[passengers.self], [passengers.wife], [passengers.daughter]];
/** Six letters and digits. */
const pnrOf = (segmentId: string): string => `M${digits(segmentId).padStart(5, 'K')}`.slice(0, 6);

/** The seats of `segments.checkedIn` were chosen for 30 yuan each. */
const paidSeat = { cash: { amount: 3000, currency: 'CNY' } } as const;

/** All but where the traveller will stay. */
const partly = (passengerId: string, now: Date): TravellerRecord['information'] => ({
  ...ticketInformation(personById(passengerId, dayIn(now, airlineZone))),
  ...atHome,
});

const complete = (passengerId: string, now: Date): TravellerRecord['information'] => ({
  ...partly(passengerId, now),
  destinationAddress: '12 Tverskaya Street, Moscow',
});

/** The journeys of each member, as lists of segments. */
const rowsOf: Readonly<Record<string, (now: Date) => readonly (readonly Given[])[]>> = {
  [closingCard]: (now) => [
    [{ segmentId: segments.closing, ...closing, travellers: alone(passengers.friend) }],
    [
      { segmentId: segments.first, flightNo: 'MU5101', leaves: tomorrow, travellers: family },
      { segmentId: segments.second, flightNo: 'MU5407', leaves: tomorrow, travellers: family },
    ],
    [
      {
        segmentId: segments.later,
        flightNo: 'MU591',
        leaves: { inDays: 10 },
        autoCheckIn: true,
        travellers: [[passengers.self, { information: complete(passengers.self, now) }]],
      },
    ],
    [
      {
        segmentId: segments.abroad,
        flightNo: 'MU523',
        leaves: tomorrow,
        travellers: [[passengers.self, { information: partly(passengers.self, now) }], [passengers.friend]],
      },
    ],
    [
      {
        segmentId: segments.checkedIn,
        flightNo: 'MU5102',
        leaves: 'next',
        travellers: [
          [passengers.self, { state: 'checkedIn', seat: '31F', paid: paidSeat, sequence: '046' }],
          [
            passengers.wife,
            {
              state: 'checkedIn',
              seat: '31E',
              paid: paidSeat,
              sequence: '047',
              infantId: passengers.infant,
            },
          ],
          [passengers.infant, { state: 'checkedIn', sequence: '048' }],
        ],
      },
    ],
    [
      {
        segmentId: segments.cancelled,
        flightNo: 'MU2151',
        leaves: tomorrow,
        travellers: [[passengers.self, { state: 'cancelled' }]],
      },
    ],
  ],
  '600000000002': () => [
    [
      {
        segmentId: segments.points,
        flightNo: 'MU5101',
        leaves: tomorrow,
        travellers: alone(passengers.silver),
      },
    ],
    [
      {
        segmentId: segments.notProcessed,
        flightNo: 'MU5995',
        leaves: tomorrow,
        travellers: alone(passengers.silver),
      },
    ],
    [
      {
        segmentId: segments.failing,
        flightNo: 'MU5996',
        leaves: tomorrow,
        travellers: [[passengers.silver], [passengers.silverFriend]],
      },
    ],
    [
      {
        segmentId: segments.noPass,
        flightNo: 'MU5997',
        leaves: tomorrow,
        travellers: [[passengers.silver, { state: 'checkedIn', seat: '32A', sequence: '021' }]],
      },
    ],
    [
      {
        segmentId: segments.abnormal,
        flightNo: 'MU5998',
        leaves: tomorrow,
        travellers: alone(passengers.silver),
      },
    ],
    [
      {
        segmentId: segments.noMap,
        flightNo: 'MU5999',
        leaves: tomorrow,
        travellers: alone(passengers.silver),
      },
    ],
  ],
  '600000000003': () => [
    [
      {
        segmentId: segments.noContact,
        flightNo: 'MU5101',
        leaves: { inDays: 3 },
        travellers: alone(passengers.gold),
      },
    ],
  ],
  '600000000004': () => [
    [
      {
        segmentId: segments.wideBody,
        flightNo: 'MU5183',
        leaves: tomorrow,
        travellers: alone(passengers.platinum),
      },
    ],
    [
      {
        segmentId: segments.twoDecks,
        flightNo: 'MU5187',
        leaves: tomorrow,
        travellers: alone(passengers.platinum),
      },
    ],
    [
      {
        segmentId: segments.otherAirline,
        flightNo: 'CA1857',
        leaves: tomorrow,
        travellers: alone(passengers.platinum),
      },
    ],
  ],
};

/** The journeys that a member has from the start, as of a moment. */
export const seededJourneys = (cardNo: string, now: Date): readonly JourneyRecord[] =>
  (rowsOf[cardNo]?.(now) ?? []).map((given, index) => ({
    bookingId: `J-${cardNo.slice(-4)}-${index + 1}`,
    pnr: pnrOf(given[0]?.segmentId ?? ''),
    segments: given.map((one) => segmentOf(one, now)),
  }));
