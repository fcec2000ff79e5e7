import type { Payloads } from './payload.ts';

export const placesPayloads = {
  basicData: { methodName: 'getallcity_airport_tree' },
  airportNearby: { latitude: 31.2, longitude: 121.5 },
} satisfies Payloads;
