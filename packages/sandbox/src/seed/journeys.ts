import { abroad, domestic, type Flight } from './flights.ts';

const byNumber = (flightNo: string): Flight =>
  [...domestic, ...abroad].find((flight) => flight.flightNo === flightNo) ?? domestic[0];

/** The next journey of members who have one, in days from the airline's day. */
export const journeys: Readonly<Record<string, { readonly flight: Flight; readonly inDays: number }>> = {
  '600000000001': { flight: byNumber('MU5101'), inDays: 1 },
  '600000000002': { flight: byNumber('MU524'), inDays: 12 },
  '600000000004': { flight: byNumber('MU592'), inDays: 2 },
};
