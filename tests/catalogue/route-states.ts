import type { Destination } from '@mapp/kit/navigation';
import type { RouteState } from './states-shown.ts';

/** The states in which a route is never seen, with the reason; every route is seen ready. */
export type Without = Readonly<Partial<Record<Exclude<RouteState, 'ready'>, string>>>;

const form = { empty: 'a form is there before anything is typed' };
const lasting = { empty: 'the airline always has something to show here' };
const oneThing = { empty: 'one thing, which another route has led to' };

const noCall = 'asks nothing of the airline';
const kept = 'a step of the form that led here, which sends it';
const still = { ...lasting, failed: noCall, refused: noCall, slow: noCall };

const step = {
  ...form,
  failed: kept,
  refused: kept,
  slow: kept,
};

const quiet = 'a part that is left out without words, whether it failed or was refused';
const atOnce = 'everything is there at once; what is asked only adds to it';

/** Each built route, and why it lacks a state. A new route without a line does not compile. */
export const statesWithout: Readonly<Record<Destination, Without>> = {
  home: {},
  homeLowercase: {},
  inspector: still,
  countryIndex: lasting,
  payment: oneThing,
  bankPaymentResult: {},
  cityIndex: lasting,
  airportIndex: lasting,
  fareCalendar: { refused: quiet },
  dateChoice: { ...lasting, refused: quiet, slow: atOnce },
  trip: {},
  webview: { failed: noCall, refused: noCall, slow: 'the frame belongs to another site' },

  mine: {},
  settings: still,
  regionAndLanguage: still,
  savedPassengers: {},
  savedAddresses: {},
  savedContacts: {},
  addSavedPassenger: form,
  editSavedPassenger: {},
  addPassengerDocument: step,
  editPassengerDocument: step,
  addContact: form,
  editContact: {},
  addAddress: form,
  editAddress: {},
  accountManagement: {},
  addDocument: still,
  editDocument: oneThing,
  addMobile: form,
  editMobile: form,
  addEmail: form,
  identityCheck: {},
  preferences: lasting,
  editPointsPassword: form,
  editLoginPassword: form,
  buyPoints: {},
  pointsOrder: {},
  pointsPaymentResult: oneThing,
  pointsOrders: {},
  pointsOrderDetail: oneThing,
  coupons: {},
  activationCode: form,
  couponHistory: {},
  couponInstructions: still,
  cardCoupons: {},
  offers: {},
  ticketExchange: {},
  orderHub: { refused: quiet, slow: atOnce },
  exchangeTier: lasting,
  tierCompensation: lasting,
  tierPayment: oneThing,
  tierPaymentResult: {},
  tierOrders: {},
  tierOrderDetail: {},
  superMember: lasting,
  programmeRules: still,
  tier: lasting,
  benefits: lasting,

  login: form,
  register: form,
  registered: still,
  findPassword: form,
  findPasswordName: form,
  findPasswordCode: form,
  changePhoneOrEmail: form,
  resetPassword: form,
  addIdentity: form,

  bill: {},
  billFilter: still,
  billDetail: oneThing,
  billInformation: lasting,
  expiringPoints: lasting,
  upgradePoints: {},
  coursePoints: {},
  earlierCoursePoints: {},
  retroClaim: form,
  claimableFlights: {},
  claimHistory: {},
  claimRules: lasting,
  calculator: { ...form, failed: noCall, slow: noCall },
  calculatorResult: {},

  beneficiaries: {},
  addBeneficiary: form,
  choosePassenger: {},
  beneficiaryRules: { ...lasting, refused: quiet, slow: atOnce },
  beneficiaryDetail: {},

  youthHome: lasting,
  youthActivities: {},
  youthActivityDetail: oneThing,
  youthMembers: lasting,
  youthActivity: oneThing,
  youthApply: form,
  youthAgreement: lasting,
  youthGuide: lasting,
  businessHome: lasting,
  campaignYxdf: lasting,
  campaignBwgyx: lasting,
  campaignCiie2024: lasting,
  campaignGbyx: lasting,

  cabinSeats: oneThing,
  checkIn: {},
  checkInVerify: {},
  chooseSeat: {},
  chooseCheckInSeat: oneThing,
  seatChosen: oneThing,
  seatOrderDetail: {},
  boardingPass: {},
  companions: {},
  checkInResult: {},
  seatOrders: {},
  editCompanion: oneThing,
  bookingPassengers: {},
};
