import { claimTickets } from '../retro/inputs.ts';
import type { Payloads } from './payload.ts';

export const retroPayloads = {
  claimableFlights: { ticketNum: claimTickets.claimable },
  retroClaim: {
    claimType: 'partner',
    ticketNo: '9997700000001',
    flightNo: 'X7925',
    flightDate: '2026-05-02',
    departure: 'PVG',
    destination: 'NRT',
    bookingCabin: 'Y',
  },
  airportNames: { codeList: ['PEK', 'SHA'] },
} satisfies Payloads;
