import type { AirportWeather, RouteWeather, Weather } from '@mapp/kit/contracts';
import {
  addDays,
  distanceBetween,
  nearestAirport,
  placeName,
  type Position,
  type Turbulence,
  type WeatherKind,
} from '@mapp/kit/rules';
import { allCities } from '@mapp/kit/rules/cities';
import type { Language } from '../language.ts';
import { diceOf } from '../random.ts';
import { airportIn, clockAt, placeOf } from './places.ts';

const hour = 3_600_000;
const minute = 60_000;

/** Places that tell the sky and the temperature alone. */
const laconic: ReadonlySet<string> = new Set(['LXA']);

const positionOf = (code: string): Position => airportIn(code)?.airport.at ?? { north: 30, east: 110 };

/** Average of a day at a latitude: cooler towards the poles, and warmest in July, or in January south of the line. */
function meanCelsius({ north }: Position, month: number): number {
  const swing = Math.abs(north) * 0.32 * (north < 0 ? -1 : 1);
  return 29 - Math.abs(north) * 0.46 - swing * Math.cos(((month - 0.5) / 12) * 2 * Math.PI);
}

const skies: readonly [WeatherKind, ...WeatherKind[]] = [
  'clear',
  'clear',
  'partlyCloudy',
  'partlyCloudy',
  'cloudy',
  'cloudy',
  'haze',
  'fog',
  'drizzle',
  'rain',
  'rain',
  'heavyRain',
  'thunderstorm',
];
const frozen: Partial<Readonly<Record<WeatherKind, WeatherKind>>> = {
  drizzle: 'sleet',
  rain: 'snow',
  heavyRain: 'snow',
  thunderstorm: 'snow',
};
const wet: ReadonlySet<WeatherKind> = new Set([
  'drizzle',
  'rain',
  'heavyRain',
  'thunderstorm',
  'sleet',
  'snow',
]);

interface DayWeather {
  readonly kind: WeatherKind;
  readonly mean: number;
  readonly chance: number;
}

/** The weather of a day at a place; the same each time that it is asked for. */
function dayAt(seed: string, position: Position, day: string): DayWeather {
  const dice = diceOf(`weather ${seed} ${day}`);
  const mean = meanCelsius(position, Number(day.slice(5, 7))) + dice.whole(-4, 4);
  const sky = dice.pick(skies);
  const kind = mean < 1 ? (frozen[sky] ?? sky) : sky;
  return { kind, mean, chance: wet.has(kind) ? dice.whole(6, 9) * 10 : dice.whole(0, 3) * 10 };
}

/** Half the difference between night and afternoon. */
const daily = 4;

/** Warmest at three in the afternoon by the place's clocks. */
const celsiusAt = ({ mean }: DayWeather, local: string): number =>
  Math.round(mean + daily * Math.cos(((Number(local.slice(11, 13)) - 15) / 24) * 2 * Math.PI));

/** Metres that one can see. */
const visibility: Partial<Readonly<Record<WeatherKind, number>>> = {
  fog: 400,
  haze: 2800,
  heavyRain: 3500,
  thunderstorm: 4000,
  snow: 2200,
  rain: 7000,
};

function weatherAt(code: string, at: number): Weather {
  const local = clockAt(code, at);
  const today = dayAt(code, positionOf(code), local.slice(0, 10));
  const celsius = celsiusAt(today, local);
  if (laconic.has(code)) return { kind: today.kind, celsius };
  const dice = diceOf(`air ${code} ${local.slice(0, 13)}`);
  const speed = dice.whole(0, today.kind === 'thunderstorm' ? 16 : 9);
  return {
    kind: today.kind,
    celsius,
    feels: celsius - Math.round(speed / 3),
    wind: { speed, ...(speed > 1 && { from: dice.whole(0, 35) * 10 }) },
    visibility: visibility[today.kind] ?? 10_000,
    humidity: wet.has(today.kind) ? dice.whole(80, 97) : dice.whole(35, 75),
    pressure: dice.whole(996, 1028),
  };
}

const effects: Partial<Readonly<Record<WeatherKind, AirportWeather['effect']>>> = {
  fog: 'likely',
  thunderstorm: 'likely',
  snow: 'possible',
  heavyRain: 'possible',
};

/** Weather at an airport: now, the twelve hours to come, and seven days. */
export function weatherOf(code: string, now: number, language: Language): AirportWeather {
  const told = clockAt(code, now);
  const today = told.slice(0, 10);
  const position = positionOf(code);
  const current = weatherAt(code, now);
  return {
    airport: placeOf(code, language),
    told,
    now: current,
    effect: laconic.has(code) ? undefined : (effects[current.kind] ?? 'none'),
    hours: Array.from({ length: 12 }, (_, at) => {
      const local = `${clockAt(code, now + (at + 1) * hour).slice(0, 13)}:00:00${told.slice(19)}`;
      const that = dayAt(code, position, local.slice(0, 10));
      return { at: local, kind: that.kind, celsius: celsiusAt(that, local), chance: that.chance };
    }),
    days: Array.from({ length: 7 }, (_, at) => {
      const day = addDays(today, at);
      const { kind, mean, chance } = dayAt(code, position, day);
      return { day, kind, low: Math.round(mean - daily), high: Math.round(mean + daily), chance };
    }),
  };
}

const roughness: Partial<Readonly<Record<WeatherKind, Turbulence>>> = {
  thunderstorm: 'moderate',
  heavyRain: 'light',
  snow: 'light',
};

/** So many places on the way. */
const stations = 4;

const between = (from: Position, to: Position, share: number): Position => {
  const turn = ((((to.east - from.east) % 360) + 540) % 360) - 180;
  const east = from.east + turn * share;
  return {
    north: from.north + (to.north - from.north) * share,
    east: ((((east + 180) % 360) + 360) % 360) - 180,
  };
};

/** Weather at both ends of a route and between them, for a flight that leaves at a time. */
export function weatherOnRoute(
  from: string,
  to: string,
  departs: number,
  now: number,
  language: Language,
): RouteWeather {
  const [start, end] = [positionOf(from), positionOf(to)];
  const flying = Math.round((distanceBetween(start, end) / 750) * 12 + 9) * 5;
  const lands = departs + flying * minute;
  return {
    told: clockAt(from, now),
    from: { airport: placeOf(from, language), at: clockAt(from, departs), weather: weatherAt(from, departs) },
    to: { airport: placeOf(to, language), at: clockAt(to, lands), weather: weatherAt(to, lands) },
    points: Array.from({ length: stations }, (_, index) => {
      const share = (index + 1) / (stations + 1);
      const position = between(start, end, share);
      const nearest = nearestAirport(allCities.cities, position);
      const minutes = Math.round((flying * share) / 5) * 5;
      const day = clockAt(from, departs + minutes * minute).slice(0, 10);
      const seed = nearest?.airport.code ?? `${Math.round(position.north)} ${Math.round(position.east)}`;
      const { kind } = dayAt(seed, position, day);
      return {
        minutes,
        // Over the sea there is no city to name.
        over: nearest && nearest.kilometres < 250 ? placeName(nearest.city.names, language) : undefined,
        kind,
        turbulence: roughness[kind] ?? diceOf(`air ${seed} ${day}`).pick(['none', 'none', 'light']),
      };
    }),
  };
}
