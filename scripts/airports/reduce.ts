/** An airport as OurAirports tells of it. */
export interface Told {
  readonly type: string;
  readonly name: string;
  readonly latitude_deg: string;
  readonly longitude_deg: string;
  readonly iso_country: string;
  readonly municipality: string;
  readonly scheduled_service: string;
  readonly iata_code: string;
}

/** Lines of three tables that were written by hand. */
export interface Written {
  readonly cities: readonly (readonly string[])[];
  readonly airports: readonly (readonly string[])[];
  readonly missing: readonly (readonly string[])[];
}

interface Airport {
  readonly code: string;
  readonly country: string;
  readonly place: string;
  readonly at: string;
  readonly names: readonly string[];
  readonly large: boolean;
}

/** The lines of a table that are not remarks, each as its columns. */
export const tableOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|'));

/** About a hundred metres are enough to say what is near. */
const round = (degrees: string): string => String(Math.round(Number(degrees) * 1000) / 1000);

/** Letters that are no mark over another one, as English writes them. */
const plain: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Ø: 'O',
  ø: 'o',
  Æ: 'Ae',
  æ: 'ae',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  Ð: 'D',
  ð: 'd',
  Þ: 'Th',
  þ: 'th',
  ə: 'a',
};
const inPlainLetters = (text: string): string =>
  text.replace(/[ŁłØøÆæĐđıßÐðÞþə]/g, (letter) => plain[letter] ?? letter);

/** A name without the words that every name has. */
const shortName = (name: string): string =>
  inPlainLetters(name)
    .replace(/ \/ .*$/, '')
    .replace(/ \(.*\)$/, '')
    .replace(
      /( International| Regional| Municipal| Domestic)?( Airport| Aiport| Airfield| Aerodrome| Air Base)$/,
      '',
    )
    .replaceAll(/[,;|]/g, '')
    .trim();

/** `Huzhu (Haidong)` and `Basel/Mulhouse` are known by their first name. */
const shortPlace = (municipality: string): string =>
  inPlainLetters(municipality)
    .replace(/[(/,].*$/, '')
    .replace(/^Ciudad de (?!la Costa|México)/, '')
    .trim();

const trimmed = (columns: readonly string[], separator: string): string => {
  const last = columns.findLastIndex((column) => column !== '');
  return columns.slice(0, last + 1).join(separator);
};

function airportsOf(told: readonly Told[], { airports, missing }: Written): ReadonlyMap<string, Airport> {
  const written = new Map(airports.map(([code = '', ...names]) => [code, names]));
  const all = new Map<string, Airport>();
  const add = (code: string, english: string, airport: Omit<Airport, 'code' | 'names'>) => {
    const [en = '', ...others] = written.get(code) ?? [];
    all.set(code, { ...airport, code, names: [en || english, ...others] });
  };
  for (const each of told) {
    if (each.scheduled_service !== 'yes' || !/^[A-Z]{3}$/.test(each.iata_code)) continue;
    add(each.iata_code, shortName(each.name), {
      country: each.iso_country,
      place: shortPlace(each.municipality) || shortName(each.name),
      at: `${round(each.latitude_deg)},${round(each.longitude_deg)}`,
      large: each.type === 'large_airport',
    });
  }
  for (const [code = '', country = '', north = '', east = '', english = ''] of missing) {
    if (!all.has(code)) add(code, english, { country, place: english, at: `${north},${east}`, large: false });
  }
  return all;
}

const distanceOf = (a: string, b: string): number => {
  const [north = 0, east = 0] = a.split(',').map(Number);
  const [otherNorth = 0, otherEast = 0] = b.split(',').map(Number);
  return Math.hypot(north - otherNorth, (east - otherEast) * Math.cos((north * Math.PI) / 180));
};

/** Airports of one name this near, in degrees, serve one city. */
const sameCity = 0.8;

/**
 * The cities as lines of columns: code and country, names in English, Chinese, its pinyin, Japanese, its kana, Korean,
 * Russian, then the airports. Empty columns at the end of a line are left out.
 */
export function reduce(told: readonly Told[], tables: Written): readonly string[] {
  const airports = airportsOf(told, tables);
  const taken = new Set<string>();
  const lines: string[] = [];
  const add = (code: string, names: readonly string[], served: readonly Airport[]) => {
    for (const { code: used } of served) taken.add(used);
    const country = served[0]?.country ?? '';
    const own = served.length === 1 ? names[0] : undefined;
    const written = served.map(({ code: of, at, names: [en = '', ...others] }) =>
      trimmed([of === code ? '' : of, at, en === own ? '' : en, ...others], ','),
    );
    const padded = [...names, ...Array.from({ length: 7 - names.length }, () => '')];
    lines.push([`${code}${country}`, ...padded, written.join(';')].join('|'));
  };
  for (const [codes = '', ...names] of tables.cities) {
    const [code = '', ...of] = codes.split(' ');
    const served = (of.length > 0 ? of : [code]).flatMap((each) => airports.get(each) ?? []);
    if (served.length === 0) throw new Error(`No airport is known for ${codes} ${names[0]}`);
    add(code, names, served);
  }
  const rest = [...airports.values()]
    .filter(({ code }) => !taken.has(code))
    .toSorted((a, b) => Number(b.large) - Number(a.large) || (a.code < b.code ? -1 : 1));
  for (const airport of rest) {
    if (taken.has(airport.code)) continue;
    const served = rest.filter(
      ({ code, country, place, at }) =>
        !taken.has(code) &&
        country === airport.country &&
        place === airport.place &&
        distanceOf(at, airport.at) < sameCity,
    );
    add(airport.code, [airport.place], served);
  }
  return lines.toSorted();
}
