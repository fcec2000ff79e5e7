import { passengers, segments, tickets } from '../seed/check-in/ids.ts';
import type { Payloads } from './payload.ts';

/** All that an international flight asks for. */
const information = {
  enFamilyName: 'WANG',
  enGivenName: 'FANG',
  gender: 'F',
  birthday: '1989-06-06',
  country: 'CN',
  idType: 'PP',
  idNo: 'EB1234567',
  expireDate: '2033-01-31',
  issueCountry: 'CN',
  province: 'Shanghai',
  city: 'Shanghai',
  street: '1 Zhongshan Road',
  postcode: '200001',
  destinationAddress: '2-3-1 Yaesu, Chuo, Tokyo',
  phone: '+86 13900000031',
  email: 'wang.fang@example.com',
};

const notices = ['safety'];

export const checkInPayloads = {
  findTicket: { ticketNo: tickets.ok.ticketNo, name: tickets.ok.name },
  verifyTicket: { bookingId: 'J-T0001', idType: tickets.ok.idType, idNo: tickets.ok.idNo },
  checkIn: {
    segmentId: segments.closing,
    seats: [{ passengerId: passengers.friend, seat: '32A' }],
    notices,
  },
  cancelCheckIn: { segmentId: segments.checkedIn, passengerIds: [passengers.self] },
  setAutoCheckIn: { segmentId: segments.later, on: false },
  travelInformation: { segmentId: segments.abroad },
  saveTravelInformation: { segmentId: segments.abroad, passengerId: passengers.friend, ...information },
  boardingPasses: { segmentId: segments.checkedIn },
} satisfies Payloads;
