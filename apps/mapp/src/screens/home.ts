import type { ScreensOf } from '@mapp/kit/screens/shell';

/** Beside the home itself, which is in `screens.ts`. */
export const screens: Omit<ScreensOf<'home'>, 'home' | 'homeLowercase'> = {
  inspector: {
    load: async () => (await import('@mapp/kit/screens/home/inspector')).InspectorScreen,
    catalogues: ['test'],
  },
  payment: {
    load: async () => (await import('@mapp/kit/screens/payment/payment')).PaymentScreen,
    catalogues: ['beneficiaries', 'failures', 'orders', 'outcome', 'payment', 'result', 'seat-orders'],
  },
  bankPaymentResult: {
    load: async () => (await import('@mapp/kit/screens/payment/bank-payment-result')).BankPaymentResultScreen,
    catalogues: ['beneficiaries', 'failures', 'orders', 'payment', 'result', 'seat-orders'],
  },
  countryIndex: {
    load: async () => (await import('@mapp/kit/screens/places/country-index')).CountryIndexScreen,
    catalogues: ['failures', 'place-index', 'places'],
  },
  cityIndex: {
    load: async () => (await import('@mapp/kit/screens/places/city-index')).CityIndexScreen,
    catalogues: ['failures', 'place-index', 'places'],
  },
  airportIndex: {
    load: async () => (await import('@mapp/kit/screens/places/airport-index')).AirportIndexScreen,
    catalogues: ['failures', 'place-index', 'places'],
  },
  fareCalendar: {
    load: async () => (await import('@mapp/kit/screens/dates/calendar-page')).CalendarPageScreen,
    catalogues: ['calendar', 'flight-search', 'places'],
  },
  dateChoice: {
    load: async () => (await import('@mapp/kit/screens/dates/select-date')).SelectDateScreen,
    catalogues: ['calendar'],
  },
  webview: {
    load: async () => (await import('@mapp/kit/screens/webview/webview')).WebviewScreen,
    catalogues: ['webview'],
  },
  service: {
    load: async () => (await import('@mapp/kit/screens/home/service')).ServiceScreen,
    catalogues: ['check-in', 'duration', 'home', 'next-trip', 'notices', 'service', 'site-search', 'trip'],
  },
  trip: {
    load: async () => (await import('@mapp/kit/screens/check-in/trip')).TripScreen,
    catalogues: ['boarding-pass', 'check-in', 'duration', 'failures', 'share', 'trip'],
  },
};
