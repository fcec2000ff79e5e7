import { readCities, type Cities } from './cities.ts';
import table from './city-table.json' with { type: 'json' };

/** Cities and airports with regular flights. About a hundred KiB gzipped: load it where a list is shown. */
export const allCities: Cities = readCities(table);
