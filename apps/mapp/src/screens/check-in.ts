import type { ScreensOf } from '@mapp/kit/screens/shell';
import * as catalogues from '../catalogues/check-in.gen.ts';

export const screens: ScreensOf<'check-in'> = {
  boardingPass: {
    load: async () => (await import('@mapp/kit/screens/check-in/boarding-pass')).BoardingPassScreen,
    catalogues: catalogues.boardingPass,
  },
  seatOrders: {
    load: async () => (await import('@mapp/kit/screens/check-in/seat-orders')).SeatOrdersScreen,
    catalogues: catalogues.seatOrders,
  },
  seatOrderDetail: {
    load: async () => (await import('@mapp/kit/screens/check-in/seat-order-detail')).SeatOrderDetailScreen,
    catalogues: catalogues.seatOrderDetail,
  },
  chooseSeat: {
    load: async () => (await import('@mapp/kit/screens/check-in/choose-seat')).ChooseSeatScreen,
    catalogues: catalogues.chooseSeat,
  },
  chooseCheckInSeat: {
    load: async () =>
      (await import('@mapp/kit/screens/check-in/choose-check-in-seat')).ChooseCheckInSeatScreen,
    catalogues: catalogues.chooseCheckInSeat,
  },
  seatChosen: {
    load: async () => (await import('@mapp/kit/screens/check-in/seat-chosen')).SeatChosenScreen,
    catalogues: catalogues.seatChosen,
  },
  checkIn: {
    load: async () => (await import('@mapp/kit/screens/check-in/check-in')).CheckInScreen,
    catalogues: catalogues.checkIn,
  },
  checkInVerify: {
    load: async () => (await import('@mapp/kit/screens/check-in/check-in-verify')).CheckInVerifyScreen,
    catalogues: catalogues.checkInVerify,
  },
  bookingPassengers: {
    load: async () => (await import('@mapp/kit/screens/check-in/booking-passengers')).BookingPassengersScreen,
    catalogues: catalogues.bookingPassengers,
  },
  checkInResult: {
    load: async () => (await import('@mapp/kit/screens/check-in/check-in-result')).CheckInResultScreen,
    catalogues: catalogues.checkInResult,
  },
  companions: {
    load: async () => (await import('@mapp/kit/screens/check-in/companions')).CompanionsScreen,
    catalogues: catalogues.companions,
  },
  editCompanion: {
    load: async () => (await import('@mapp/kit/screens/check-in/edit-companion')).EditCompanionScreen,
    catalogues: catalogues.editCompanion,
  },
};
