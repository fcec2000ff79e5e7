import { addDays } from '@mapp/kit/rules';
import { airports, distanceOf, type AirportCode } from '../seed/airports.ts';
import type { Texts } from '../language.ts';
import type { Answers } from '../request-context.ts';
import {
  abroad,
  cityAirports,
  leastDistance,
  rateOf,
  rewardPrices,
  subTierBonus,
  taxOf,
  tierBonus,
} from './figures.ts';

/** The airport of a code, its own or its city's; undefined for a place that the airline does not fly to. */
const airportOf = (code: string): AirportCode | undefined =>
  Object.hasOwn(airports, code) ? (code as AirportCode) : cityAirports[code];

/** Kilometres one way; undefined where there is no such route. */
function distanceBetween(departure: string, destination: string): number | undefined {
  const [from, to] = [airportOf(departure), airportOf(destination)];
  return from && to && from !== to ? distanceOf(from, to) : undefined;
}

const isAbroad = (code: string): boolean => {
  const airport = airportOf(code);
  return airport !== undefined && abroad.has(airport);
};

const noReward: Texts = {
  zh: '该航线没有奖励机票',
  en: 'There is no award ticket on this route',
  ja: 'この路線に特典航空券はありません',
  ko: '이 노선에는 보너스 항공권이 없습니다',
  ru: 'На этом маршруте премиальных билетов нет',
};
const notYet: Texts = {
  zh: '该日期尚未开放',
  en: 'This day is not open yet',
  ja: 'この日はまだ受付していません',
  ko: '아직 열리지 않은 날짜입니다',
  ru: 'Эта дата ещё не открыта',
};

/** Days ahead that rewards are sold for; another Code than -1 beyond. */
const daysAhead = 330;

/** Points that a flight earns, and points that a reward takes. */
export const calculator: Pick<Answers, 'accrualCalculation' | 'rewardCalculation'> = {
  accrualCalculation(_visit, { departure, destination, tripType, cabin, amount, tierCode, subTier }) {
    const distance = distanceBetween(departure, destination);
    if (distance === undefined) return { envelope: 'Code', payload: { milesFlown: 0, pointDetails: [] } };
    const flights = tripType === 'RT' ? 2 : 1;
    const fare = Math.round((Math.max(distance, leastDistance) * rateOf(cabin)) / 100) * flights;
    const rate = tierBonus[tierCode] + (tierCode === 'STD' ? (subTierBonus[subTier ?? ''] ?? 0) : 0);
    const bonus = Math.round((fare * rate) / 100);
    const payload = {
      milesFlown: distance * flights,
      pointDetails: [
        {
          pointType: 'CONSUME',
          points: fare + bonus,
          parts: [
            { part: 'fare', points: fare, rate: rateOf(cabin) },
            ...(rate > 0 ? [{ part: 'tier', points: bonus, rate }] : []),
          ],
        },
        { pointType: 'UPGRADE_POINT', points: fare },
        { pointType: 'UPGRADE_COUNT', points: flights },
        // Spending counts for the tier in whole yuan.
        { pointType: 'UPGRADE_SPEND', points: Math.floor(amount / 100) },
      ],
    };
    return { envelope: 'Code', payload };
  },

  rewardCalculation({ clock, language }, { departure, destination, tripType, flightDate, passengers }) {
    const distance = distanceBetween(departure, destination);
    const prices = rewardPrices.find(({ upTo }) => distance !== undefined && distance <= upTo);
    if (!prices) return { refusal: { code: -1, message: noReward[language] } };
    if (flightDate > addDays(clock.today(), daysAhead))
      return { refusal: { code: -2, message: notYet[language] } };
    const times = (tripType === 'RT' ? 2 : 1) * passengers;
    const tax = {
      amount: taxOf(isAbroad(departure) || isAbroad(destination)) * times,
      currency: 'CNY',
    };
    const offer = (cabinClass: string, awardType: string, points: number) => ({
      cabinClass,
      awardType,
      points: points * times,
      tax,
    });
    const rewardPoints = [
      offer('Y', 'saver', prices.saver),
      offer('Y', 'flex', prices.flex),
      offer('C', 'saver', prices.business),
    ];
    return { envelope: 'Code', payload: { rewardPoints } };
  },
};
