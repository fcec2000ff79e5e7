import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'check-in'> = {
  boardingPass: {
    load: async () => (await import('@mapp/kit/screens/check-in/boarding-pass')).BoardingPassScreen,
    areas: ['boarding-pass', 'check-in', 'tiers', 'failures'],
  },
  seatOrders: {
    load: async () => (await import('@mapp/kit/screens/check-in/seat-orders')).SeatOrdersScreen,
    areas: ['seat-orders', 'check-in', 'failures'],
  },
  seatOrderDetail: {
    load: async () => (await import('@mapp/kit/screens/check-in/seat-order-detail')).SeatOrderDetailScreen,
    areas: ['seat-orders', 'check-in', 'forms', 'outcome', 'validation', 'places', 'failures'],
  },
  chooseSeat: {
    load: async () => (await import('@mapp/kit/screens/check-in/choose-seat')).ChooseSeatScreen,
    areas: ['seat-choice', 'seats', 'check-in', 'outcome', 'failures'],
  },
  chooseCheckInSeat: {
    load: async () =>
      (await import('@mapp/kit/screens/check-in/choose-check-in-seat')).ChooseCheckInSeatScreen,
    areas: ['seat-choice', 'seats', 'check-in', 'outcome', 'failures'],
  },
  seatChosen: {
    load: async () => (await import('@mapp/kit/screens/check-in/seat-chosen')).SeatChosenScreen,
    areas: ['seat-choice', 'seats', 'seat-orders', 'check-in', 'failures'],
  },
  checkIn: {
    load: async () => (await import('@mapp/kit/screens/check-in/check-in')).CheckInScreen,
    areas: ['check-in', 'forms', 'outcome', 'validation', 'failures'],
  },
  checkInVerify: {
    load: async () => (await import('@mapp/kit/screens/check-in/check-in-verify')).CheckInVerifyScreen,
    areas: [
      'check-in',
      'travel-information',
      'beneficiaries',
      'forms',
      'outcome',
      'places',
      'validation',
      'failures',
    ],
  },
  bookingPassengers: {
    load: async () => (await import('@mapp/kit/screens/check-in/booking-passengers')).BookingPassengersScreen,
    areas: ['check-in', 'failures'],
  },
  checkInResult: {
    load: async () => (await import('@mapp/kit/screens/check-in/check-in-result')).CheckInResultScreen,
    areas: ['check-in', 'failures'],
  },
  companions: {
    load: async () => (await import('@mapp/kit/screens/check-in/companions')).CompanionsScreen,
    areas: ['companions', 'beneficiaries', 'check-in', 'forms', 'outcome', 'validation', 'failures'],
  },
  editCompanion: {
    load: async () => (await import('@mapp/kit/screens/check-in/edit-companion')).EditCompanionScreen,
    areas: ['companions', 'beneficiaries', 'check-in', 'forms', 'outcome', 'validation', 'failures'],
  },
};
