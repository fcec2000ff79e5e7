import { indexCountries, type CountryIndex, type CountryReadings } from '../../rules/places/country-index.ts';
import type { CountryNames, NameLanguage } from '../../rules/places/countries.ts';

let loading: Promise<CountryReadings> | undefined;

/** How names are read; asked for once, and again after it failed. */
export function loadReadings(): Promise<CountryReadings> {
  loading ??= import('../../rules/places/country-readings.ts').then(
    ({ countryReadings }) => countryReadings,
    (cause: unknown) => {
      loading = undefined;
      throw cause;
    },
  );
  return loading;
}

let latest: { language: NameLanguage; names: CountryNames | undefined; index: CountryIndex } | undefined;

/** The index of a language; a list that opens again has it already. */
export function indexOnce(
  readings: CountryReadings,
  language: NameLanguage,
  names: CountryNames | undefined,
): CountryIndex {
  if (latest?.language !== language || latest.names !== names) {
    latest = { language, names, index: indexCountries(readings, language, names) };
  }
  return latest.index;
}
