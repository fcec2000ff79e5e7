import type { Payloads } from './payload.ts';

export const airportsPayloads = {
  airportBoard: { airport: 'PVG', side: 'departures' },
  airportWeather: { airport: 'PVG' },
  routeWeather: { from: 'SHA', to: 'PEK' },
  airportTraffic: { airport: 'PVG' },
  taxiPartners: { airport: 'PVG' },
  savePersonToNotify: { name: '李雷', phone: '+86 13912340987' },
  removePersonToNotify: { id: 'N2' },
} satisfies Payloads;
