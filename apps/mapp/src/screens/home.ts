import type { ScreensOf } from '@mapp/kit/screens/shell';
import * as catalogues from '../catalogues/home.gen.ts';

/** Beside the home itself, which is in `screens.ts`. */
export const screens: Omit<ScreensOf<'home'>, 'home' | 'homeLowercase'> = {
  inspector: {
    load: async () => (await import('@mapp/kit/screens/home/inspector')).InspectorScreen,
    catalogues: catalogues.inspector,
  },
  payment: {
    load: async () => (await import('@mapp/kit/screens/payment/payment')).PaymentScreen,
    catalogues: catalogues.payment,
  },
  bankPaymentResult: {
    load: async () => (await import('@mapp/kit/screens/payment/bank-payment-result')).BankPaymentResultScreen,
    catalogues: catalogues.bankPaymentResult,
  },
  countryIndex: {
    load: async () => (await import('@mapp/kit/screens/places/country-index')).CountryIndexScreen,
    catalogues: catalogues.countryIndex,
  },
  cityIndex: {
    load: async () => (await import('@mapp/kit/screens/places/city-index')).CityIndexScreen,
    catalogues: catalogues.cityIndex,
  },
  airportIndex: {
    load: async () => (await import('@mapp/kit/screens/places/airport-index')).AirportIndexScreen,
    catalogues: catalogues.airportIndex,
  },
  fareCalendar: {
    load: async () => (await import('@mapp/kit/screens/dates/calendar-page')).CalendarPageScreen,
    catalogues: catalogues.fareCalendar,
  },
  dateChoice: {
    load: async () => (await import('@mapp/kit/screens/dates/select-date')).SelectDateScreen,
    catalogues: catalogues.dateChoice,
  },
  webview: {
    load: async () => (await import('@mapp/kit/screens/webview/webview')).WebviewScreen,
    catalogues: catalogues.webview,
  },
  service: {
    load: async () => (await import('@mapp/kit/screens/home/service')).ServiceScreen,
    catalogues: catalogues.service,
  },
  trip: {
    load: async () => (await import('@mapp/kit/screens/check-in/trip')).TripScreen,
    catalogues: catalogues.trip,
  },
};
