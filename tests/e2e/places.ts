import { base, needsSignIn, routeOf, routes, type Destination } from '@mapp/kit/navigation';
import type { Catalogue } from '@mapp/kit/messages';
import { activityIds } from '@mapp/sandbox/programmes';
import { pointsOrderNos } from '@mapp/sandbox/points-orders';

/** The message that is each screen's title. A new destination wants its line here. */
const titles: Readonly<Record<Destination, readonly [catalogue: Catalogue, key: string]>> = {
  home: ['home', 'title'],
  homeLowercase: ['home', 'title'],
  inspector: ['test', 'title'],
  countryIndex: ['place-index', 'country.title'],
  cityIndex: ['place-index', 'city.any'],
  airportIndex: ['place-index', 'airport.any'],
  trip: ['trip', 'title'],
  fareCalendar: ['calendar', 'prices.title'],
  dateChoice: ['calendar', 'title'],
  webview: ['webview', 'title'],
  mine: ['mine', 'title'],
  settings: ['mine', 'set.title'],
  regionAndLanguage: ['mine', 'areaLang.title'],
  savedPassengers: ['saved-people', 'title'],
  savedAddresses: ['saved-people', 'title'],
  savedContacts: ['saved-people', 'title'],
  addSavedPassenger: ['saved-people', 'add.passenger'],
  editSavedPassenger: ['saved-people', 'edit.passenger'],
  addPassengerDocument: ['saved-people', 'certificate.add'],
  editPassengerDocument: ['saved-people', 'certificate.edit'],
  addContact: ['saved-people', 'add.contact'],
  editContact: ['saved-people', 'edit.contact'],
  addAddress: ['saved-people', 'add.address'],
  editAddress: ['saved-people', 'edit.address'],
  coupons: ['coupons', 'title'],
  activationCode: ['coupons', 'code.title'],
  couponHistory: ['coupons', 'history.title'],
  couponInstructions: ['coupons', 'how.title'],
  cardCoupons: ['coupons', 'cards.title'],
  offers: ['coupons', 'offers.title'],
  ticketExchange: ['coupons', 'flight.title'],
  orderHub: ['orders-hub', 'title'],
  buyPoints: ['points-orders', 'buy.title'],
  pointsOrder: ['points-orders', 'confirm.title'],
  pointsPaymentResult: ['points-orders', 'result.title'],
  pointsOrders: ['points-orders', 'list.title'],
  pointsOrderDetail: ['points-orders', 'detail.title'],
  payment: ['payment', 'title'],
  bankPaymentResult: ['payment', 'result.title'],
  exchangeTier: ['tier-orders', 'exchange.title'],
  tierCompensation: ['tier-orders', 'makeUp.title'],
  tierPayment: ['tier-orders', 'confirm.title'],
  tierPaymentResult: ['tier-orders', 'result.title'],
  tierOrders: ['tier-orders', 'list.title'],
  tierOrderDetail: ['tier-orders', 'detail.title'],
  superMember: ['tier-orders', 'super.title'],
  programmeRules: ['programme-rules', 'title'],
  tier: ['tier-progress', 'title'],
  benefits: ['tier-progress', 'benefits.allTitle'],
  login: ['sign-in', 'title'],
  register: ['register', 'title'],
  registered: ['register', 'success.title'],
  accountManagement: ['account', 'title'],
  addDocument: ['account', 'documents.add'],
  editDocument: ['account', 'document.edit'],
  addMobile: ['account', 'mobile.title.add'],
  editMobile: ['account', 'mobile.title.change'],
  addEmail: ['account', 'email.title.change'],
  identityCheck: ['account', 'identity.title'],
  preferences: ['account', 'preferences.title'],
  editPointsPassword: ['account', 'password.points.title'],
  editLoginPassword: ['account', 'password.login.title'],
  addIdentity: ['account', 'document.any'],
  findPassword: ['recovery', 'title'],
  findPasswordName: ['recovery', 'title'],
  findPasswordCode: ['recovery', 'title'],
  changePhoneOrEmail: ['recovery', 'title'],
  resetPassword: ['recovery', 'title'],
  bill: ['points', 'bill.title'],
  billFilter: ['points', 'filter.title'],
  billDetail: ['points', 'detail.title'],
  billInformation: ['points', 'info.title'],
  expiringPoints: ['points', 'expiring.screen'],
  upgradePoints: ['course-points', 'upgrade.title'],
  coursePoints: ['course-points', 'course.title'],
  earlierCoursePoints: ['course-points', 'old.title'],
  retroClaim: ['retro', 'title'],
  claimableFlights: ['retro', 'title'],
  claimHistory: ['retro', 'title'],
  claimRules: ['retro', 'rules.title'],
  calculator: ['calculator', 'title'],
  calculatorResult: ['calculator', 'title'],
  beneficiaries: ['beneficiaries', 'list.title'],
  addBeneficiary: ['beneficiary-form', 'title.edit'],
  choosePassenger: ['beneficiaries', 'passengers.title'],
  beneficiaryRules: ['beneficiaries', 'rules.title'],
  beneficiaryDetail: ['beneficiaries', 'detail.title'],
  youthHome: ['youth', 'home.title'],
  youthActivities: ['youth', 'list.title'],
  youthActivityDetail: ['youth', 'activity.title'],
  youthMembers: ['youth', 'member.title'],
  youthActivity: ['youth', 'activity.title'],
  youthApply: ['youth', 'apply.title'],
  youthAgreement: ['youth', 'agreement.title'],
  youthGuide: ['youth', 'guide.title'],
  businessHome: ['business', 'home.title'],
  campaignYxdf: ['business', 'yxdf.title'],
  campaignBwgyx: ['business', 'bwgyx.title'],
  campaignCiie2024: ['business', 'ciie2024.title'],
  campaignGbyx: ['business', 'gbyx.title'],
  cabinChoice: ['cabin-choice', 'title'],
  bookingMaterial: ['booking-form', 'title'],
  bookingPassengerChoice: ['booking-form', 'passengers.title'],
  bookingAddPassenger: ['booking-form', 'people.add'],
  bookingCoupons: ['booking-form', 'coupon.choose'],
  addOns: ['booking-form', 'extras'],
  bookingNotices: ['booking-form', 'notices.title'],
  flightList: ['flight-offers', 'list'],
  nearbyFlights: ['near-flights', 'title'],
  flightSearch: ['flight-search', 'title'],
  moreServices: ['reserve', 'more.title'],
  specialProducts: ['reserve', 'special.title'],
  otherHome: ['reserve', 'otherHome.title'],
  travelHome: ['reserve', 'otherHome.title'],
  feeCalculator: ['fees', 'title'],
  refundFee: ['fees', 'title'],
  changeFee: ['fees', 'title'],
  flights: ['dynamics', 'title'],
  flightsFound: ['dynamics', 'list.title'],
  flightDetail: ['dynamics', 'title'],
  cabinSeats: ['seat-choice', 'cabin.title'],
  airportScreen: ['airport', 'board.title'],
  airportTraffic: ['airport', 'traffic.title'],
  peopleToNotify: ['notify', 'title'],
  taxi: ['airport', 'taxi.title'],
  airportWeather: ['weather', 'airport.title'],
  routeWeather: ['weather', 'route.title'],
  checkIn: ['check-in', 'title'],
  checkInVerify: ['check-in', 'verify.title'],
  chooseSeat: ['seat-choice', 'choose.title'],
  chooseCheckInSeat: ['seat-choice', 'checkIn.title'],
  seatChosen: ['seat-choice', 'chosen.title'],
  seatOrderDetail: ['seat-orders', 'detail.title'],
  boardingPass: ['boarding-pass', 'title'],
  companions: ['companions', 'title'],
  checkInResult: ['check-in', 'result.title'],
  seatOrders: ['seat-orders', 'title'],
  editCompanion: ['companions', 'edit.title'],
  bookingPassengers: ['check-in', 'passengers.title'],
};

/** Values for the parts of a path that vary: something of member 600000000001. */
const params: Readonly<Record<string, string>> = {
  ':index': '1',
  ':id': pointsOrderNos.waiting,
  'youthActivity:id': activityIds.open,
};

/** Screens that a member is led away from. */
const guestsOnly: ReadonlySet<Destination> = new Set(['login']);

/** One screen of the site. */
export interface SitePlace {
  readonly destination: Destination;
  /** Path with base. */
  readonly path: string;
  readonly title: readonly [catalogue: Catalogue, key: string];
  readonly forMembers: boolean;
  readonly forGuests: boolean;
}

/** Every screen that the site has built. */
export const places: readonly SitePlace[] = (Object.keys(routes) as Destination[]).map((destination) => ({
  destination,
  path:
    base +
    routeOf(destination).path.replaceAll(/:\w+/g, (name) => {
      const value = params[destination + name] ?? params[name];
      if (value === undefined) throw new Error(`What stands for ${name} of ${destination}?`);
      return value;
    }),
  title: titles[destination],
  forMembers: needsSignIn(destination),
  forGuests: guestsOnly.has(destination),
}));

/** The screens with the bottom bar. Source: membership.md section 2. */
export const withTabBar: ReadonlySet<Destination> = new Set([
  'home',
  'homeLowercase',
  'flights',
  'trip',
  'checkIn',
  'mine',
]);
