import { CountrySheet } from './CountrySheet.tsx';
import { loadReadings } from './readings.ts';

/** The sheet once it can show its list: with the readings that the list is ordered and searched by. */
export async function sheetWithReadings(): Promise<typeof CountrySheet> {
  await loadReadings();
  return CountrySheet;
}
