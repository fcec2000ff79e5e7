import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'booking'> = {
  cabinChoice: {
    load: async () => (await import('@mapp/kit/screens/booking/cabin-choice')).CabinChoiceScreen,
    catalogues: ['booking', 'cabin-choice', 'check-in', 'duration', 'failures', 'fare-families', 'fees'],
  },
  flightSearch: {
    load: async () => (await import('@mapp/kit/screens/booking/flight-search')).FlightSearchScreen,
    catalogues: ['flight-search', 'forms', 'validation'],
  },
  flightList: {
    load: async () => (await import('@mapp/kit/screens/booking/flight-list')).FlightListScreen,
    catalogues: ['booking', 'duration', 'failures', 'flight-offers'],
  },
  nearbyFlights: {
    load: async () => (await import('@mapp/kit/screens/booking/near-flights')).NearFlightsScreen,
    catalogues: ['near-flights'],
  },
  moreServices: {
    load: async () => (await import('@mapp/kit/screens/booking/more-services')).MoreServicesScreen,
    catalogues: ['failures', 'reserve'],
  },
  specialProducts: {
    load: async () => (await import('@mapp/kit/screens/booking/special-products')).SpecialProductsScreen,
    catalogues: ['failures', 'reserve'],
  },
  otherHome: {
    load: async () => (await import('@mapp/kit/screens/booking/other-home')).OtherHomeScreen,
    catalogues: ['failures', 'flight-search', 'forms', 'reserve', 'validation'],
  },
  travelHome: {
    load: async () => (await import('@mapp/kit/screens/booking/travel-home')).TravelHomeScreen,
    catalogues: ['failures', 'flight-search', 'forms', 'reserve', 'validation'],
  },
  bookingMaterial: {
    load: async () => (await import('@mapp/kit/screens/booking/booking-material')).MaterialScreen,
    catalogues: [
      'account-fields',
      'beneficiaries',
      'booking-form',
      'failures',
      'fare-families',
      'forms',
      'outcome',
      'result',
      'saved-people',
      'validation',
    ],
  },
  bookingPassengerChoice: {
    load: async () => (await import('@mapp/kit/screens/booking/passenger-choice')).ChoosePassengerScreen,
    catalogues: ['beneficiaries', 'booking-form', 'failures', 'fare-families'],
  },
  bookingAddPassenger: {
    load: async () => (await import('@mapp/kit/screens/booking/add-passenger')).AddPassengerScreen,
    catalogues: [
      'beneficiaries',
      'booking-form',
      'failures',
      'forms',
      'places',
      'saved-people',
      'validation',
    ],
  },
  bookingCoupons: {
    load: async () => (await import('@mapp/kit/screens/booking/booking-coupons')).CouponsScreen,
    catalogues: ['booking-form', 'failures'],
  },
  addOns: {
    load: async () => (await import('@mapp/kit/screens/booking/add-ons')).AddOnsScreen,
    catalogues: ['booking-form', 'failures'],
  },
  bookingNotices: {
    load: async () => (await import('@mapp/kit/screens/booking/booking-notices')).NoticesScreen,
    catalogues: ['booking-form'],
  },
};
