import type { Payloads } from './payload.ts';

export const flightCalendarPayloads = {
  queryFlightCalendar: { from: 'BJS', to: 'SHA', month: '2026-07' },
  holidays: {},
} satisfies Payloads;
