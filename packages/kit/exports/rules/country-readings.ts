export { countryReadings } from '../../src/rules/country-readings.ts';
