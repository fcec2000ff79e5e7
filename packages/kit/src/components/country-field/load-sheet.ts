import { CountrySheet } from './CountrySheet.tsx';
import { loadIndex } from './load-index.ts';

/** The sheet once it can show its list: with what orders and searches it. */
export async function sheetWithIndex(): Promise<typeof CountrySheet> {
  await loadIndex();
  return CountrySheet;
}
