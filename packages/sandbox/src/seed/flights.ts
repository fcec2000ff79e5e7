import type { AirActivity, TierCode } from '@mapp/kit/contracts';
import { airports, distanceOf, type AirportCode } from './airports.ts';

/** A flight of the timetable. */
export interface Flight {
  readonly flightNo: string;
  readonly from: AirportCode;
  readonly to: AirportCode;
  /** Airport-local departure, HH:MM. */
  readonly departs: string;
}

const flight = (flightNo: string, from: AirportCode, to: AirportCode, departs: string): Flight => ({
  flightNo,
  from,
  to,
  departs,
});

/** Flights within the country. */
export const domestic: readonly [Flight, ...Flight[]] = [
  flight('MU5101', 'PEK', 'SHA', '08:00'),
  flight('MU5102', 'SHA', 'PEK', '08:00'),
  flight('MU2151', 'PVG', 'XIY', '13:35'),
  flight('MU2152', 'XIY', 'PVG', '18:20'),
  flight('MU5301', 'SHA', 'CAN', '07:55'),
  flight('MU5302', 'CAN', 'SHA', '12:10'),
  flight('MU5405', 'SHA', 'TFU', '10:30'),
  flight('MU5406', 'TFU', 'SHA', '15:05'),
  flight('MU5804', 'PVG', 'KMG', '16:45'),
  flight('MU5803', 'KMG', 'PVG', '09:15'),
  flight('MU5233', 'HGH', 'SZX', '19:25'),
  flight('MU5234', 'SZX', 'HGH', '07:30'),
  flight('MU5423', 'SHA', 'CKG', '21:10'),
  flight('MU5377', 'PVG', 'SYX', '06:50'),
  flight('MU5611', 'PVG', 'HRB', '11:45'),
];

/** Flights abroad and to the regions. */
export const abroad: readonly [Flight, ...Flight[]] = [
  flight('MU523', 'PVG', 'NRT', '09:10'),
  flight('MU524', 'NRT', 'PVG', '13:55'),
  flight('MU5041', 'PVG', 'ICN', '11:20'),
  flight('MU5042', 'ICN', 'PVG', '15:30'),
  flight('MU591', 'PVG', 'SVO', '12:25'),
  flight('MU592', 'SVO', 'PVG', '20:40'),
  flight('MU567', 'PVG', 'SIN', '17:15'),
  flight('MU725', 'SHA', 'HKG', '08:40'),
];

/** The onward flight of a connection: it follows PVG to XIY under the same ticket. */
export const onward: Flight = flight('MU2237', 'XIY', 'URC', '18:05');

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const twoDigits = (value: number): string => String(value).padStart(2, '0');
/** HH:MM of minutes since midnight, whatever the day. */
const clockOf = (minutes: number): string => {
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
};

/** Minutes from gate to gate: 750 km/h, and three quarters of an hour on the ground; in steps of five. */
export const flyingMinutes = ({ from, to }: Flight): number =>
  Math.round((distanceOf(from, to) / 750) * 12 + 9) * 5;

/** Minutes after midnight of the departure day, at the arrival airport; 1440 and more is the next day. */
const arrivalMinute = (given: Flight): number =>
  minuteOf(given.departs) +
  flyingMinutes(given) +
  (airports[given.to].offset - airports[given.from].offset) * 60;

/** Airport-local arrival, HH:MM. */
export const arrivalOf = (given: Flight): string => clockOf(arrivalMinute(given));

/** Days by which the arrival's local date is later than the departure's. */
export const arrivalDays = (given: Flight): number => Math.floor(arrivalMinute(given) / 1440);

/** Points per kilometre, per cent, by cabin. */
const cabinRates = { F: 150, J: 130, Y: 100, B: 90, H: 70, L: 40 } as const;
export type Cabin = keyof typeof cabinRates;
export const cabins = Object.keys(cabinRates) as [Cabin, ...Cabin[]];

/** Bonus on the fare points, per cent. */
const tierBonus: Readonly<Record<TierCode, number>> = { STD: 0, CHD: 0, SIL: 15, GOL: 30, PLT: 50 };
const subTierBonus: Readonly<Record<string, number>> = { BROII: 2, BROIII: 5, BROIV: 8, BROV: 10, BROVI: 12 };

/** No flight counts for less. */
const leastDistance = 500;

/** The figures that a flown segment earns. */
export type Earned = Pick<
  AirActivity,
  'distance' | 'farePoint' | 'bonusPoint' | 'bonusRate' | 'upgradePoint' | 'upgradeCount'
>;

/** Points of a segment: kilometres by cabin, and the tier's bonus on that; the bonus does not count for the tier. */
export function earned(
  { from, to }: Flight,
  cabin: Cabin,
  tier: TierCode,
  subTier: string | undefined,
): Earned {
  const distance = distanceOf(from, to);
  const farePoint = Math.round((Math.max(distance, leastDistance) * cabinRates[cabin]) / 100);
  const bonusRate = tierBonus[tier] + (tier === 'STD' ? (subTierBonus[subTier ?? ''] ?? 0) : 0);
  return {
    distance,
    farePoint,
    bonusRate,
    bonusPoint: Math.round((farePoint * bonusRate) / 100),
    upgradePoint: farePoint,
    upgradeCount: 1,
  };
}
