import type { Payloads } from './payload.ts';

const day = '2026-06-01';

export const dynamicsPayloads = {
  searchFlightDynamics: { from: 'PVG', to: 'SZX', day },
  flightDynamics: { flightNo: 'MU5183', day },
  followedFlights: {},
  followFlight: { flightNo: 'MU5101', day, follow: true },
  flightEntries: {},
} satisfies Payloads;
