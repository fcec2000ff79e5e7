export { allCities } from '../../src/rules/places/city-data.ts';
