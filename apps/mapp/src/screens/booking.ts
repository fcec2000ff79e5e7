import type { ScreensOf } from '@mapp/kit/screens/shell';
import * as catalogues from '../catalogues/booking.gen.ts';

export const screens: ScreensOf<'booking'> = {
  cabinChoice: {
    load: async () => (await import('@mapp/kit/screens/booking/cabin-choice')).CabinChoiceScreen,
    catalogues: catalogues.cabinChoice,
  },
  flightSearch: {
    load: async () => (await import('@mapp/kit/screens/booking/flight-search')).FlightSearchScreen,
    catalogues: catalogues.flightSearch,
  },
  flightList: {
    load: async () => (await import('@mapp/kit/screens/booking/flight-list')).FlightListScreen,
    catalogues: catalogues.flightList,
  },
  nearbyFlights: {
    load: async () => (await import('@mapp/kit/screens/booking/near-flights')).NearFlightsScreen,
    catalogues: catalogues.nearbyFlights,
  },
  moreServices: {
    load: async () => (await import('@mapp/kit/screens/booking/more-services')).MoreServicesScreen,
    catalogues: catalogues.moreServices,
  },
  specialProducts: {
    load: async () => (await import('@mapp/kit/screens/booking/special-products')).SpecialProductsScreen,
    catalogues: catalogues.specialProducts,
  },
  otherHome: {
    load: async () => (await import('@mapp/kit/screens/booking/other-home')).OtherHomeScreen,
    catalogues: catalogues.otherHome,
  },
  travelHome: {
    load: async () => (await import('@mapp/kit/screens/booking/travel-home')).TravelHomeScreen,
    catalogues: catalogues.travelHome,
  },
  bookingMaterial: {
    load: async () => (await import('@mapp/kit/screens/booking/booking-material')).MaterialScreen,
    catalogues: catalogues.bookingMaterial,
  },
  bookingPassengerChoice: {
    load: async () => (await import('@mapp/kit/screens/booking/passenger-choice')).ChoosePassengerScreen,
    catalogues: catalogues.bookingPassengerChoice,
  },
  bookingAddPassenger: {
    load: async () => (await import('@mapp/kit/screens/booking/add-passenger')).AddPassengerScreen,
    catalogues: catalogues.bookingAddPassenger,
  },
  bookingCoupons: {
    load: async () => (await import('@mapp/kit/screens/booking/booking-coupons')).CouponsScreen,
    catalogues: catalogues.bookingCoupons,
  },
  addOns: {
    load: async () => (await import('@mapp/kit/screens/booking/add-ons')).AddOnsScreen,
    catalogues: catalogues.addOns,
  },
  outLink: {
    load: async () => (await import('@mapp/kit/screens/booking/out-link')).OutLinkScreen,
    catalogues: catalogues.outLink,
  },
  bookingNotices: {
    load: async () => (await import('@mapp/kit/screens/booking/booking-notices')).NoticesScreen,
    catalogues: catalogues.bookingNotices,
  },
  bookingEditPassenger: {
    load: async () => (await import('@mapp/kit/screens/booking/edit-passenger')).EditPassengerScreen,
    catalogues: catalogues.bookingEditPassenger,
  },
  bookingAddSavedPassenger: {
    load: async () => (await import('@mapp/kit/screens/booking/add-saved-passenger')).AddSavedPassengerScreen,
    catalogues: catalogues.bookingAddSavedPassenger,
  },
  bookingAddIdentity: {
    load: async () => (await import('@mapp/kit/screens/booking/add-identity')).AddIdentityScreen,
    catalogues: catalogues.bookingAddIdentity,
  },
  bookingAddressChoice: {
    load: async () => (await import('@mapp/kit/screens/booking/address-choice')).AddressChoiceScreen,
    catalogues: catalogues.bookingAddressChoice,
  },
  bookingAddAddress: {
    load: async () => (await import('@mapp/kit/screens/booking/add-address')).AddAddressScreen,
    catalogues: catalogues.bookingAddAddress,
  },
  bookingEditAddress: {
    load: async () => (await import('@mapp/kit/screens/booking/edit-address')).EditAddressScreen,
    catalogues: catalogues.bookingEditAddress,
  },
  invoiceTitles: {
    load: async () => (await import('@mapp/kit/screens/booking/invoice-titles')).InvoiceTitlesScreen,
    catalogues: catalogues.invoiceTitles,
  },
  addInvoiceTitle: {
    load: async () => (await import('@mapp/kit/screens/booking/add-invoice-title')).AddInvoiceTitleScreen,
    catalogues: catalogues.addInvoiceTitle,
  },
  editInvoiceTitle: {
    load: async () => (await import('@mapp/kit/screens/booking/edit-invoice-title')).EditInvoiceTitleScreen,
    catalogues: catalogues.editInvoiceTitle,
  },
  activateCoupon: {
    load: async () => (await import('@mapp/kit/screens/booking/activate-coupon')).ActivateCouponScreen,
    catalogues: catalogues.activateCoupon,
  },
  productLabel: {
    load: async () => (await import('@mapp/kit/screens/booking/product-label')).ProductLabelScreen,
    catalogues: catalogues.productLabel,
  },
  specialBookingMaterial: {
    load: async () => (await import('@mapp/kit/screens/booking/special-material')).SpecialMaterialScreen,
    catalogues: catalogues.specialBookingMaterial,
  },
  specialMaterial: {
    load: async () => (await import('@mapp/kit/screens/booking/special-material')).SpecialMaterialScreen,
    catalogues: catalogues.specialMaterial,
  },
  specialHome: {
    load: async () => (await import('@mapp/kit/screens/booking/special-home')).SpecialHomeScreen,
    catalogues: catalogues.specialHome,
  },
  wrongPurchase: {
    load: async () => (await import('@mapp/kit/screens/booking/wrong-purchase')).WrongPurchaseScreen,
    catalogues: catalogues.wrongPurchase,
  },
  bookingBeneficiaries: {
    load: async () => (await import('@mapp/kit/screens/booking/beneficiary-choice')).BeneficiaryChoiceScreen,
    catalogues: catalogues.bookingBeneficiaries,
  },
  bookingAddBeneficiary: {
    load: async () => (await import('@mapp/kit/screens/booking/add-beneficiary')).AddBeneficiaryScreen,
    catalogues: catalogues.bookingAddBeneficiary,
  },
};
