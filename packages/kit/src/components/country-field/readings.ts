import type { CountryReadings } from '../../rules/country-index.ts';

let loading: Promise<CountryReadings> | undefined;

/** How names are read; asked for once, and again after it failed. */
export function loadReadings(): Promise<CountryReadings> {
  loading ??= import('../../rules/country-readings.ts').then(
    ({ countryReadings }) => countryReadings,
    (cause: unknown) => {
      loading = undefined;
      throw cause;
    },
  );
  return loading;
}
