import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'check-in'> = {
  boardingPass: {
    load: async () => (await import('@mapp/kit/screens/check-in/boarding-pass')).BoardingPassScreen,
    catalogues: ['boarding-pass', 'check-in', 'duration', 'failures', 'share', 'tiers'],
  },
  seatOrders: {
    load: async () => (await import('@mapp/kit/screens/check-in/seat-orders')).SeatOrdersScreen,
    catalogues: ['check-in', 'failures', 'orders', 'seat-orders'],
  },
  seatOrderDetail: {
    load: async () => (await import('@mapp/kit/screens/check-in/seat-order-detail')).SeatOrderDetailScreen,
    catalogues: ['beneficiaries', 'check-in', 'failures', 'forms', 'orders', 'outcome', 'payment', 'places', 'result', 'seat-orders', 'trip', 'validation'],
  },
  chooseSeat: {
    load: async () => (await import('@mapp/kit/screens/check-in/choose-seat')).ChooseSeatScreen,
    catalogues: ['check-in', 'failures', 'outcome', 'seat-choice', 'seats'],
  },
  chooseCheckInSeat: {
    load: async () =>
      (await import('@mapp/kit/screens/check-in/choose-check-in-seat')).ChooseCheckInSeatScreen,
    catalogues: ['check-in', 'failures', 'outcome', 'seat-choice', 'seats'],
  },
  seatChosen: {
    load: async () => (await import('@mapp/kit/screens/check-in/seat-chosen')).SeatChosenScreen,
    catalogues: ['beneficiaries', 'check-in', 'duration', 'failures', 'orders', 'payment', 'result', 'seat-choice', 'seat-orders', 'seats'],
  },
  checkIn: {
    load: async () => (await import('@mapp/kit/screens/check-in/check-in')).CheckInScreen,
    catalogues: ['check-in', 'duration', 'failures', 'forms', 'notices', 'outcome', 'validation'],
  },
  checkInVerify: {
    load: async () => (await import('@mapp/kit/screens/check-in/check-in-verify')).CheckInVerifyScreen,
    catalogues: ['beneficiaries', 'check-in', 'forms', 'outcome', 'validation'],
  },
  bookingPassengers: {
    load: async () => (await import('@mapp/kit/screens/check-in/booking-passengers')).BookingPassengersScreen,
    catalogues: ['check-in', 'duration', 'failures'],
  },
  checkInResult: {
    load: async () => (await import('@mapp/kit/screens/check-in/check-in-result')).CheckInResultScreen,
    catalogues: ['check-in', 'duration', 'failures', 'result'],
  },
  companions: {
    load: async () => (await import('@mapp/kit/screens/check-in/companions')).CompanionsScreen,
    catalogues: ['beneficiaries', 'check-in', 'companions', 'failures', 'forms', 'outcome', 'places', 'validation'],
  },
  editCompanion: {
    load: async () => (await import('@mapp/kit/screens/check-in/edit-companion')).EditCompanionScreen,
    catalogues: ['beneficiaries', 'check-in', 'companions', 'failures', 'forms', 'outcome', 'places', 'validation'],
  },
};
