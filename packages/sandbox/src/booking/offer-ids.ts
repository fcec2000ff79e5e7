import type { Day } from '@mapp/kit/rules';
import type { Schedule } from '../timetable/schedule.ts';
import { serviceOf } from '../timetable/services.ts';
import { departureOf, type Departure, type Way } from '../timetable/ways.ts';

/** An offer as its id tells it. */
export interface NamedOffer {
  readonly way: Way;
  /** When it was made, milliseconds since 1970, to the second. */
  readonly told: number;
}

const compact = (day: Day): string => day.replaceAll('-', '');
const readDay = (text: string): Day => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;

/** `MU5101.20261201_t9x3k2`: flights, days, and when it was told. */
export const offerIdOf = (way: Way, told: number): string =>
  `${way.map(({ service, day }) => `${service.flightNo}.${compact(day)}`).join('-')}_${Math.floor(told / 1000).toString(36)}`;

/** The offer of an id; undefined for one that the airline has not made. */
export function offerOfId(id: string, schedule: Pick<Schedule, 'on'>): NamedOffer | undefined {
  const [, flights, told] = /^((?:[A-Z0-9]{2}\d{1,4}\.\d{8}-?)+)_([0-9a-z]{1,8})$/.exec(id) ?? [];
  if (flights === undefined || told === undefined) return undefined;
  const legs = flights.split('-').map((text): Departure | undefined => {
    const [flightNo = '', day = ''] = text.split('.');
    const service = serviceOf(flightNo);
    return service && departureOf(service, readDay(day), schedule.on(readDay(day)));
  });
  const [first, ...rest] = legs.filter((leg) => leg !== undefined);
  if (!first || rest.length + 1 !== legs.length) return undefined;
  return { way: [first, ...rest], told: Number.parseInt(told, 36) * 1000 };
}
