export { countryReadings } from '../../src/rules/places/country-readings.ts';
