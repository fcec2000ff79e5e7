import { changes, orders, passengers, segments } from '../seed/check-in/ids.ts';
import type { Payloads } from './payload.ts';

const notices = ['safety'];

export const seatsPayloads = {
  seatMap: { segmentId: segments.first },
  cabinOfFlight: { flightNo: 'MU5101', day: '2026-06-02' },
  chooseSeats: {
    seats: [{ segmentId: segments.first, passengerId: passengers.self, seat: '22A' }],
    notices,
  },
  paySeatOrder: { orderNo: orders.waiting, by: 'points', returnTo: '/mapp/boarde/chooseseatSucc' },
  cancelSeatOrder: { orderNo: orders.waiting },
  saveSeatContact: { orderNo: orders.waiting, name: '张三', phone: '+86 13800000009', email: '' },
  changeSeat: {
    segmentId: segments.checkedIn,
    passengerId: passengers.self,
    seat: '31D',
    notices,
  },
  seatChange: { changeId: changes.done },
} satisfies Payloads;
