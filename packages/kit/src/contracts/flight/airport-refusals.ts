import { errorIn, type Refusals } from '../refusals.ts';

/** The airline's refusals of what is asked about an airport: `resultCode` beside Code -1, error of the catalogue. Numbers are our proposal. */
export const airportRefusals = {
  APT01: 'airport.notServed',
} as const satisfies Refusals;
export type AirportRefusalCode = keyof typeof airportRefusals;

/** The error of a refusal’s code; undefined for a code that airports do not know. */
export const airportRefusalOf = /* @__PURE__ */ errorIn(airportRefusals);
