import type { ScreensOf } from '@mapp/kit/screens/shell';

/** Beside the home itself, which is in `screens.ts`. */
export const screens: Omit<ScreensOf<'home'>, 'home' | 'homeLowercase'> = {
  inspector: {
    load: async () => (await import('@mapp/kit/screens/home/inspector')).InspectorScreen,
    areas: ['test'],
  },
  payment: {
    load: async () => (await import('@mapp/kit/screens/payment/payment')).PaymentScreen,
    areas: ['payment', 'outcome', 'failures'],
  },
  bankPaymentResult: {
    load: async () => (await import('@mapp/kit/screens/payment/bank-payment-result')).BankPaymentResultScreen,
    areas: ['payment', 'failures'],
  },
  countryIndex: {
    load: async () => (await import('@mapp/kit/screens/places/country-index')).CountryIndexScreen,
    areas: ['place-index', 'places', 'failures'],
  },
  cityIndex: {
    load: async () => (await import('@mapp/kit/screens/places/city-index')).CityIndexScreen,
    areas: ['place-index', 'places', 'failures'],
  },
  airportIndex: {
    load: async () => (await import('@mapp/kit/screens/places/airport-index')).AirportIndexScreen,
    areas: ['place-index', 'places', 'failures'],
  },
  fareCalendar: {
    load: async () => (await import('@mapp/kit/screens/dates/calendar-page')).CalendarPageScreen,
    areas: ['calendar', 'places'],
  },
  dateChoice: {
    load: async () => (await import('@mapp/kit/screens/dates/select-date')).SelectDateScreen,
    areas: ['calendar'],
  },
  webview: {
    load: async () => (await import('@mapp/kit/screens/webview/webview')).WebviewScreen,
    areas: ['webview'],
  },
  trip: {
    load: async () => (await import('@mapp/kit/screens/check-in/trip')).TripScreen,
    areas: ['trip', 'check-in', 'failures'],
  },
};
