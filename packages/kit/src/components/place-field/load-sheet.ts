import { loadCities } from './cities.ts';
import { PlaceSheet } from './PlaceSheet.tsx';

/** The sheet once it can show its list. */
export async function sheetWithCities(): Promise<typeof PlaceSheet> {
  await loadCities();
  return PlaceSheet;
}
