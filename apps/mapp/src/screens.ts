import type { ScreenTable } from '@mapp/kit/screens/shell';

/** Every destination that is built, and the catalogues that its screen shows. Whatever is missing here is not found. */
export const screens: ScreenTable = {
  home: {
    load: async () => (await import('@mapp/kit/screens/home/home')).HomeScreen,
    areas: ['home', 'tiers'],
  },
  homeLowercase: {
    load: async () => (await import('@mapp/kit/screens/home/home')).HomeScreen,
    areas: ['home', 'tiers'],
  },
  inspector: {
    load: async () => (await import('@mapp/kit/screens/home/inspector')).InspectorScreen,
    areas: ['test'],
  },
  mine: {
    load: async () => (await import('@mapp/kit/screens/mine/mine')).MineScreen,
    areas: ['mine', 'tiers', 'failures'],
  },
  settings: {
    load: async () => (await import('@mapp/kit/screens/mine/settings')).SettingsScreen,
    areas: ['mine'],
  },
  regionAndLanguage: {
    load: async () => (await import('@mapp/kit/screens/mine/region-and-language')).RegionAndLanguageScreen,
    areas: ['mine'],
  },
  bill: {
    load: async () => (await import('@mapp/kit/screens/points/bill')).BillScreen,
    areas: ['points', 'failures'],
    keepAlive: true,
  },
  billFilter: {
    load: async () => (await import('@mapp/kit/screens/points/bill-filter')).BillFilterScreen,
    areas: ['points'],
  },
  billDetail: {
    load: async () => (await import('@mapp/kit/screens/points/bill-detail')).BillDetailScreen,
    areas: ['points', 'failures'],
  },
  billInformation: {
    load: async () => (await import('@mapp/kit/screens/points/bill-information')).BillInformationScreen,
    areas: ['points', 'failures'],
  },
  expiringPoints: {
    load: async () => (await import('@mapp/kit/screens/points/expiring-points')).ExpiringPointsScreen,
    areas: ['points', 'failures'],
  },
  beneficiaries: {
    load: async () => (await import('@mapp/kit/screens/beneficiaries/beneficiaries')).BeneficiariesScreen,
    areas: ['beneficiaries', 'failures'],
  },
  beneficiaryDetail: {
    load: async () =>
      (await import('@mapp/kit/screens/beneficiaries/beneficiary-detail')).BeneficiaryDetailScreen,
    areas: ['beneficiaries', 'outcome', 'failures'],
  },
  beneficiaryRules: {
    load: async () =>
      (await import('@mapp/kit/screens/beneficiaries/beneficiary-rules')).BeneficiaryRulesScreen,
    areas: ['beneficiaries'],
  },
  addBeneficiary: {
    load: async () =>
      (await import('@mapp/kit/screens/beneficiaries/beneficiary-form')).BeneficiaryFormScreen,
    areas: ['beneficiaries', 'beneficiary-form', 'forms', 'outcome', 'pinyin', 'validation', 'failures'],
  },
  choosePassenger: {
    load: async () =>
      (await import('@mapp/kit/screens/beneficiaries/choose-passenger')).ChoosePassengerScreen,
    areas: ['beneficiaries', 'failures'],
  },
  boardingPass: {
    load: async () => (await import('@mapp/kit/screens/check-in/boarding-pass')).BoardingPassScreen,
    areas: ['boarding-pass', 'check-in', 'tiers', 'failures'],
    keepAlive: true,
    forMembers: true,
  },
  seatOrders: {
    load: async () => (await import('@mapp/kit/screens/check-in/seat-orders')).SeatOrdersScreen,
    areas: ['seat-orders', 'check-in', 'failures'],
    forMembers: true,
  },
  seatOrderDetail: {
    load: async () => (await import('@mapp/kit/screens/check-in/seat-order-detail')).SeatOrderDetailScreen,
    areas: ['seat-orders', 'check-in', 'forms', 'outcome', 'validation', 'places', 'failures'],
    forMembers: true,
  },
  chooseSeat: {
    load: async () => (await import('@mapp/kit/screens/check-in/choose-seat')).ChooseSeatScreen,
    areas: ['seat-choice', 'seats', 'check-in', 'outcome', 'failures'],
    forMembers: true,
  },
  chooseCheckInSeat: {
    load: async () =>
      (await import('@mapp/kit/screens/check-in/choose-check-in-seat')).ChooseCheckInSeatScreen,
    areas: ['seat-choice', 'seats', 'check-in', 'outcome', 'failures'],
    forMembers: true,
  },
  seatChosen: {
    load: async () => (await import('@mapp/kit/screens/check-in/seat-chosen')).SeatChosenScreen,
    areas: ['seat-choice', 'seats', 'seat-orders', 'check-in', 'failures'],
    forMembers: true,
  },
  cabinSeats: {
    load: async () => (await import('@mapp/kit/screens/flight/cabin-seats')).CabinSeatsScreen,
    areas: ['seat-choice', 'seats', 'check-in', 'validation', 'failures'],
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
    forMembers: true,
  },
  bookingPassengers: {
    load: async () => (await import('@mapp/kit/screens/check-in/booking-passengers')).BookingPassengersScreen,
    areas: ['check-in', 'failures'],
    forMembers: true,
  },
  checkInResult: {
    load: async () => (await import('@mapp/kit/screens/check-in/check-in-result')).CheckInResultScreen,
    areas: ['check-in', 'failures'],
    forMembers: true,
  },
  companions: {
    load: async () => (await import('@mapp/kit/screens/check-in/companions')).CompanionsScreen,
    areas: ['companions', 'beneficiaries', 'check-in', 'forms', 'outcome', 'validation', 'failures'],
    forMembers: true,
  },
  editCompanion: {
    load: async () => (await import('@mapp/kit/screens/check-in/edit-companion')).EditCompanionScreen,
    areas: ['companions', 'beneficiaries', 'check-in', 'forms', 'outcome', 'validation', 'failures'],
    forMembers: true,
  },
};
