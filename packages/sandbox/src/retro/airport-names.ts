import { countryName } from '@mapp/kit/rules';
import { cityAirports } from '../calculator/figures.ts';
import type { Language } from '../language.ts';
import { airports, type AirportCode } from '../seed/airports.ts';

/** Where airports lie abroad; the others lie in China. */
const countries: Readonly<Partial<Record<AirportCode, string>>> = {
  HKG: 'HK',
  NRT: 'JP',
  ICN: 'KR',
  SVO: 'RU',
  SIN: 'SG',
};

/** The last two characters of a name without spaces are the airport's; one of a city alone is both. */
function parted(name: string, code: AirportCode): readonly [city: string, airport: string] {
  if (code === 'HKG') return [name, name];
  const [city = '', ...rest] = name.split(/[ ・]/);
  return rest.length > 0 ? [city, name.slice(city.length + 1)] : [name.slice(0, -2), name.slice(-2)];
}

/** Nation, city and airport of a code; undefined for one that the airline does not fly to. */
export function airportNameOf(code: string, language: Language) {
  const city = cityAirports[code];
  if (!city && !Object.hasOwn(airports, code)) return undefined;
  const known = city ?? (code as AirportCode);
  const [cityName, airport] = parted(airports[known].name[language], known);
  // A city is more than the one airport that is flown to.
  const airportName = city ? '' : airport;
  return { code, nationName: countryName(countries[known] ?? 'CN', language), cityName, airportName };
}
