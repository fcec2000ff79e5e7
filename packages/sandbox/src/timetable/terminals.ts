import { airports, type AirportCode } from '../seed/airports.ts';

/** Terminals from which the airline flies; T1 where the airport has no other. */
const terminals: Readonly<Record<string, string>> = {
  LAX: 'TB',
  CDG: '2E',
  LHR: 'T3',
  HND: 'T3',
  URC: 'T4',
  LXA: 'T3',
  WUH: 'T3',
  XMN: 'T3',
  CTU: 'T2',
  HAK: 'T2',
  NKG: 'T2',
  CSX: 'T2',
};

export const terminalOf = (code: string): string =>
  Object.hasOwn(airports, code) ? airports[code as AirportCode].terminal : (terminals[code] ?? 'T1');
