import type { NameLanguage } from './countries.ts';

/** A name in English, and in those of the other languages that have one of their own. */
export type PlaceNames = Readonly<Partial<Record<NameLanguage, string>> & { en: string }>;

/** Degrees north and east. */
export interface Position {
  readonly north: number;
  readonly east: number;
}

/** An airport with regular flights. */
export interface Airport {
  /** IATA code. */
  readonly code: string;
  /** Beside the city's name, such as Capital in Beijing; the city's own name where it has no other. */
  readonly names: PlaceNames;
  /** Where we know it. */
  readonly at?: Position;
}

/** A city by which people ask for flights. */
export interface City {
  /** IATA code of the city, or of its only airport; it may be that of one of several airports too (`SHA`). */
  readonly code: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly names: PlaceNames;
  /** Syllables of the Chinese name; none where there is no such name. */
  readonly pinyin: readonly string[];
  /** How the Japanese name is read, where it is not written in kana. */
  readonly kana?: string;
  /** One or more; the main one first. */
  readonly airports: readonly Airport[];
}

/** A city without airport, and the city to fly to instead. */
export interface CityWithout extends Pick<City, 'names' | 'pinyin' | 'country'> {
  /** Code of the city with the nearest airport. */
  readonly nearest: string;
  readonly at: Position;
}

/** `city-table.json`: one city a line. */
export interface CityTable {
  readonly cities: readonly string[];
  readonly without: readonly string[];
}

export interface Cities {
  readonly cities: readonly City[];
  readonly without: readonly CityWithout[];
}

const codeLength = 3;
const languages = ['zh', 'en', 'ja', 'ko', 'ru'] as const satisfies readonly NameLanguage[];

const namesOf = (
  given: Readonly<Partial<Record<NameLanguage, string | undefined>>>,
  en: string,
): PlaceNames => ({
  ...Object.fromEntries(
    languages.flatMap((language) => (given[language] ? [[language, given[language]]] : [])),
  ),
  en,
});

const syllablesOf = (pinyin: string): readonly string[] => (pinyin === '' ? [] : pinyin.split(' '));

function airportOf(text: string, city: string, cityEn: string): Airport {
  const [code = '', north = '', east = '', en = '', zh, ja, ko, ru] = text.split(',');
  return {
    code: code || city,
    names: namesOf({ zh, ja, ko, ru }, en || cityEn),
    at: { north: Number(north), east: Number(east) },
  };
}

function cityOf(line: string): City {
  const [key = '', en = '', zh = '', pinyin = '', ja, kana, ko, ru, airports = ''] = line.split('|');
  const code = key.slice(0, codeLength);
  return {
    code,
    country: key.slice(codeLength),
    names: namesOf({ zh, ja, ko, ru }, en),
    pinyin: syllablesOf(pinyin),
    ...(kana && { kana }),
    airports: airports.split(';').map((text) => airportOf(text, code, en)),
  };
}

function withoutOf(line: string): CityWithout {
  const [nearest = '', en = '', zh = '', pinyin = '', north = '', east = ''] = line.split('|');
  return {
    nearest,
    country: 'CN',
    names: namesOf({ zh }, en),
    pinyin: syllablesOf(pinyin),
    at: { north: Number(north), east: Number(east) },
  };
}

/** Reads the table of cities; some milliseconds, so once. */
export const readCities = ({ cities, without }: CityTable): Cities => ({
  cities: cities.map(cityOf),
  without: without.map(withoutOf),
});

/** Where a city is asked for within the country, or abroad and in Hong Kong, Macao and Taiwan. */
export type CityScope = 'inner' | 'outer';

/** Flights within the mainland are the inner ones. Source: membership.md section 3. */
export const scopeOf = ({ country }: Pick<City, 'country'>): CityScope =>
  country === 'CN' ? 'inner' : 'outer';

/** Codes asked for most, by scope. Mockup 19 shows nine. */
export const hotPlaces: Readonly<Record<'city' | 'airport', Readonly<Record<CityScope, readonly string[]>>>> =
  {
    city: {
      inner: ['BJS', 'SHA', 'CAN', 'SZX', 'CTU', 'XIY', 'KMG', 'HGH', 'CKG'],
      outer: ['HKG', 'MFM', 'TPE', 'TYO', 'OSA', 'SEL', 'BKK', 'SIN', 'PAR'],
    },
    airport: {
      inner: ['PEK', 'PKX', 'SHA', 'PVG', 'CAN', 'SZX', 'TFU', 'XIY', 'KMG'],
      outer: ['HKG', 'MFM', 'TPE', 'HND', 'NRT', 'KIX', 'ICN', 'BKK', 'SIN'],
    },
  };

/** A place's name in a language; English where it has none of its own. */
export const placeName = (names: PlaceNames, language: NameLanguage): string => names[language] ?? names.en;

const radians = Math.PI / 180;
const earthRadius = 6371;

/** Kilometres between two places, over the globe. */
export function distanceBetween(a: Position, b: Position): number {
  const [north, south] = [a.north * radians, b.north * radians];
  const east = (b.east - a.east) * radians;
  const arc =
    Math.sin((south - north) / 2) ** 2 + Math.cos(north) * Math.cos(south) * Math.sin(east / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(arc)));
}

/** The airport nearest to a place and its city. */
export function nearestAirport(
  cities: readonly City[],
  at: Position,
): { city: City; airport: Airport; kilometres: number } | undefined {
  let best: { city: City; airport: Airport; kilometres: number } | undefined;
  for (const city of cities)
    for (const airport of city.airports) {
      if (!airport.at) continue;
      const kilometres = distanceBetween(at, airport.at);
      if (!best || kilometres < best.kilometres) best = { city, airport, kilometres };
    }
  return best;
}
