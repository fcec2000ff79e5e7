import type { AirActivity, TierCode } from '@mapp/kit/contracts';
import { localTime, type Day } from '@mapp/kit/rules';
import { blockMinutes, clockOf, minuteOf } from '../timetable/service.ts';
import { serviceOf } from '../timetable/services.ts';
import { instantOf, writtenIn, zoneOf } from '../timetable/zones.ts';
import { distanceOf } from './airports.ts';

/** A flight as check-in and the bill know it. */
export interface Flight {
  readonly flightNo: string;
  readonly from: string;
  readonly to: string;
  /** Airport-local departure, HH:MM. */
  readonly departs: string;
}

/** A flight of the timetable; undefined for a number that it does not have. */
export function flightOf(flightNo: string): Flight | undefined {
  const service = serviceOf(flightNo);
  return service && { flightNo, from: service.from, to: service.to, departs: clockOf(service.departs) };
}

/**
 * A flight that the timetable is known to have.
 * @throws Error for one that it does not have
 */
export const knownFlight = (flightNo: string): Flight => {
  const flight = flightOf(flightNo);
  if (!flight) throw new Error(`No flight ${flightNo}`);
  return flight;
};

/** Flights within the country that members have flown. */
export const domestic: readonly [Flight, ...Flight[]] = [
  knownFlight('MU5101'),
  ...['MU5102', 'MU2151', 'MU2152', 'MU5301', 'MU5302', 'MU5405', 'MU5406', 'MU5804', 'MU5803'].map(
    knownFlight,
  ),
  ...['MU5233', 'MU5234', 'MU5423', 'MU5377', 'MU5611'].map(knownFlight),
];

/** Flights abroad and to the regions. */
export const abroad: readonly [Flight, ...Flight[]] = [
  knownFlight('MU523'),
  ...['MU524', 'MU5041', 'MU5042', 'MU591', 'MU592', 'MU567', 'MU725'].map(knownFlight),
];

/** The onward flight of a connection: it follows PVG to XIY under the same ticket. */
export const onward: Flight = knownFlight('MU2237');

/** Minutes from gate to gate. */
export const flyingMinutes = ({ flightNo, from, to }: Flight): number =>
  serviceOf(flightNo)?.minutes ?? blockMinutes(distanceOf(from, to));

/** When a flight of a day leaves, milliseconds since 1970. */
export const departsAt = ({ from, departs }: Flight, day: Day): number =>
  instantOf(zoneOf(from), day, minuteOf(departs));

/** When it arrives. */
export const arrivesAt = (flight: Flight, day: Day): number =>
  departsAt(flight, day) + flyingMinutes(flight) * 60_000;

/** Airport-local arrival, HH:MM. */
export const arrivalOf = (flight: Flight, day: Day): string =>
  localTime(writtenIn(zoneOf(flight.to), arrivesAt(flight, day))).time;

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

/**
 * Points of so many kilometres, and the tier's bonus on that; the bonus does not count for the tier.
 * @param rate points per kilometre, per cent
 */
export function earnedOver(
  distance: number,
  rate: number,
  tier: TierCode,
  subTier: string | undefined,
): Earned {
  const farePoint = Math.round((Math.max(distance, leastDistance) * rate) / 100);
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

/** Points of a segment of the history, by its cabin. */
export const earned = (
  { from, to }: Flight,
  cabin: Cabin,
  tier: TierCode,
  subTier: string | undefined,
): Earned => earnedOver(distanceOf(from, to), cabinRates[cabin], tier, subTier);
