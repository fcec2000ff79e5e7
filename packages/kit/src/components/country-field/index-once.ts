import { indexCountries, type CountryIndex } from '../../rules/places/country-index.ts';
import { countryReadings } from '../../rules/places/country-readings.ts';
import type { CountryNames, NameLanguage } from '../../rules/places/countries.ts';

let latest: { language: NameLanguage; names: CountryNames | undefined; index: CountryIndex } | undefined;

/** The index of a language; a list that opens again has it already. */
export function indexOnce(language: NameLanguage, names: CountryNames | undefined): CountryIndex {
  if (latest?.language !== language || latest.names !== names) {
    latest = { language, names, index: indexCountries(countryReadings, language, names) };
  }
  return latest.index;
}
