import * as account from './account/account.ts';
import { airportNames } from './places/airport-names.ts';
import * as beneficiaries from './beneficiaries/beneficiaries.ts';
import * as calculator from './points/calculator.ts';
import * as passes from './check-in/boarding-passes.ts';
import type { Call } from './call.ts';
import * as checkIn from './check-in/check-in.ts';
import * as codes from './codes.ts';
import * as content from './programmes/content.ts';
import * as coupons from './coupons/coupons.ts';
import * as companions from './check-in/companions.ts';
import * as flightCalendar from './flight/flight-calendar.ts';
import * as publicHolidays from './flight/holidays.ts';
import * as home from './home/home.ts';
import * as memberAccounts from './account/member-account.ts';
import * as passengers from './saved-people/passengers.ts';
import * as payments from './orders/payments.ts';
import { pinyin } from './pinyin.ts';
import * as places from './places/places.ts';
import * as points from './points/points.ts';
import * as pointsOrdering from './orders/points-orders.ts';
import * as programmes from './programmes/programmes.ts';
import * as recovery from './account/recovery.ts';
import * as register from './account/register.ts';
import * as retro from './points/retro.ts';
import * as saved from './saved-people/saved-people.ts';
import * as seatMaps from './check-in/seat-map.ts';
import * as seats from './check-in/seats.ts';
import * as signIn from './account/sign-in.ts';
import * as tierOrdering from './orders/tier-orders.ts';
import * as tiers from './tiers/tiers.ts';
import * as travel from './check-in/travel-information.ts';

/** Every call of the product, in the order of its areas. The OpenAPI document and the fault tests read this list. */
export const calls: readonly Call[] = [
  account.getUserInfo,
  account.bindAndLogin,
  account.searchUser,
  account.signOut,
  signIn.loginByPassword,
  signIn.loginByCode,
  recovery.findRecoveryMember,
  recovery.confirmRecoveryName,
  recovery.sendRecoveryCode,
  recovery.checkRecoveryCode,
  recovery.resetForgottenPassword,
  recovery.recoveryProgress,
  memberAccounts.memberAccount,
  memberAccounts.addDocument,
  memberAccounts.changeDocument,
  memberAccounts.removeDocument,
  memberAccounts.checkIdentity,
  memberAccounts.saveMobile,
  memberAccounts.sendEmailCode,
  memberAccounts.saveEmail,
  memberAccounts.saveLoginPassword,
  memberAccounts.savePointsPassword,
  memberAccounts.savePreferences,
  codes.sendCodeBySMS,
  register.fastEnrollMember,
  register.enrolmentOutcome,
  points.pointsSummary,
  points.pointsActivityDetail,
  points.pointsAccountSummary,
  payments.queryPayment,
  payments.preparePayment,
  payments.closePayment,
  pointsOrdering.pointsOffer,
  pointsOrdering.buyPoints,
  pointsOrdering.pointsOrders,
  pointsOrdering.cancelPointsOrder,
  coupons.myCoupons,
  coupons.couponHistory,
  coupons.activateCoupon,
  coupons.cardCoupons,
  coupons.couponOffers,
  coupons.takeOffer,
  retro.claimTerms,
  retro.claimableFlights,
  retro.claimHistory,
  retro.retroClaim,
  airportNames,
  calculator.accrualCalculation,
  calculator.rewardCalculation,
  tiers.calculateUpgrade,
  tiers.calculateRetain,
  tiers.getPrivilegeInfoLs,
  tierOrdering.tierOffers,
  tierOrdering.orderTier,
  tierOrdering.tierOrders,
  tierOrdering.cancelTierOrder,
  home.noticeList,
  home.nextTrip,
  flightCalendar.queryFlightCalendar,
  publicHolidays.holidays,
  beneficiaries.queryBeneficiary,
  beneficiaries.addBeneficiary,
  beneficiaries.updateBeneficiary,
  beneficiaries.deleteBeneficiary,
  passengers.queryPassengerList,
  saved.savePassenger,
  saved.removePassenger,
  saved.savedContacts,
  saved.saveContact,
  saved.removeContact,
  saved.savedAddresses,
  saved.saveAddress,
  saved.removeAddress,
  pinyin,
  places.countryNames,
  places.basicData,
  places.queryAirportList,
  places.airportNearby,
  places.areaData,
  places.queryCountry,
  checkIn.checkInJourneys,
  checkIn.findTicket,
  checkIn.verifyTicket,
  checkIn.checkIn,
  checkIn.cancelCheckIn,
  checkIn.setAutoCheckIn,
  checkIn.checkInCities,
  seatMaps.seatMap,
  seatMaps.cabinOfFlight,
  seats.chooseSeats,
  seats.seatOrders,
  seats.paySeatOrder,
  seats.cancelSeatOrder,
  seats.saveSeatContact,
  seats.changeSeat,
  seats.seatChange,
  companions.companions,
  companions.addCompanion,
  companions.changeCompanion,
  companions.removeCompanion,
  companions.joinCompanions,
  travel.travelInformation,
  travel.saveTravelInformation,
  passes.boardingPasses,
  content.contentPage,
  programmes.youthActivities,
  programmes.youthActivity,
  programmes.youthMembership,
  programmes.applyForYouth,
  programmes.coursePoints,
];

export {
  areas,
  defineCall,
  type Area,
  type BodyKind,
  type Call,
  type RequestOf,
  type ResponseOf,
} from './call.ts';
export { day, instant, points } from './wire.ts';
export { markOf } from './assumed.ts';
export { read, type Read } from './read.ts';
export { isPromised } from './reading.ts';
export type { UnreadableEntry } from './unreadable.ts';
export {
  loginByCode,
  loginByPassword,
  signInRefusalOf,
  signInRefusals,
  type SignInRefusal,
} from './account/sign-in.ts';
export { codePurposes, sendCodeBySMS, type CodePurpose } from './codes.ts';
export {
  activateCoupon,
  cardCoupons,
  couponHistory,
  couponOffers,
  myCoupons,
  takeOffer,
  type CardVoucher,
  type Coupon,
  type Offer,
} from './coupons/coupons.ts';
export { couponRefusalOf, couponRefusals, type CouponRefusalCode } from './coupons/coupon-refusals.ts';
export {
  enrolmentOutcome,
  enrolmentRefusal,
  fastEnrollMember,
  readArrivedName,
  readArrivedNumber,
  type ArrivedMember,
  type Enrolment,
  type EnrolmentRefusal,
} from './account/register.ts';
export {
  bindAndLogin,
  bindResultCodes,
  getUserInfo,
  searchUser,
  signOut,
  type User,
} from './account/account.ts';
export {
  memberAccount,
  addDocument,
  changeDocument,
  removeDocument,
  checkIdentity,
  saveMobile,
  sendEmailCode,
  saveEmail,
  saveLoginPassword,
  savePointsPassword,
  savePreferences,
  type DocumentSent,
  type MemberAccount,
  type MemberDocument,
  type Preferences,
} from './account/member-account.ts';
export { accountRefusalOf, accountRefusals, type AccountRefusalCode } from './account/account-refusals.ts';
export {
  checkRecoveryCode,
  confirmRecoveryName,
  findRecoveryMember,
  recoveryProgress,
  resetForgottenPassword,
  sendRecoveryCode,
  type RecoveryAccount,
  type RecoveryMember,
  type RecoveryProgress,
} from './account/recovery.ts';
export {
  addBeneficiary,
  deleteBeneficiary,
  queryBeneficiary,
  updateBeneficiary,
  type Beneficiary,
  type BeneficiaryFields,
  type BeneficiaryList,
  type IdentityOnWire,
} from './beneficiaries/beneficiaries.ts';
export type { Gender } from '../rules/genders.ts';
export {
  passengerTypes,
  queryPassengerList,
  type PassengerType,
  type SavedPassenger,
} from './saved-people/passengers.ts';
export {
  removeAddress,
  removeContact,
  removePassenger,
  saveAddress,
  saveContact,
  savedAddresses,
  savedContacts,
  savePassenger,
  type AddressFields,
  type ContactFields,
  type PassengerFields,
  type SavedAddress,
  type SavedContact,
} from './saved-people/saved-people.ts';
export { noSpelling, pinyin, type Spelling } from './pinyin.ts';
export {
  airportNearby,
  areaData,
  basicData,
  countryNames,
  queryAirportList,
  queryCountry,
  type CityTree,
  type ServedAirport,
} from './places/places.ts';
export { queryFlightCalendar } from './flight/flight-calendar.ts';
export { holidays } from './flight/holidays.ts';
export { nextTrip, noticeList, type FlightStop, type Notice, type Trip } from './home/home.ts';
export {
  cancelCheckIn,
  checkIn,
  checkInCities,
  checkInJourneys,
  findTicket,
  relationsToMember,
  seatNotices,
  setAutoCheckIn,
  verifyTicket,
  type CheckInJourneys,
  type CityTimes,
  type Journey,
  type JourneySegment,
  type RelationToMember,
  type SeatNotice,
  type Traveller,
} from './check-in/check-in.ts';
export { refusalCodes, refusalOf, type RefusalCode } from './check-in/check-in-refusals.ts';
export { cabinOfFlight, seatMap } from './check-in/seat-map.ts';
export {
  cancelSeatOrder,
  changeSeat,
  chooseSeats,
  paySeatOrder,
  saveSeatContact,
  seatChange,
  seatOrders,
  type OrderedSeat,
  type SeatChange,
  type SeatContact,
  type SeatOrder,
} from './check-in/seats.ts';
export {
  addCompanion,
  changeCompanion,
  companions,
  joinCompanions,
  removeCompanion,
  type Companion,
  type CompanionFields,
} from './check-in/companions.ts';
export {
  saveTravelInformation,
  travelInformation,
  type TravelInformation,
} from './check-in/travel-information.ts';
export { boardingPasses, type PassOnWire } from './check-in/boarding-passes.ts';
export { accrualCalculation, rewardCalculation, tripTypes } from './points/calculator.ts';
export { airportNames, type AirportName } from './places/airport-names.ts';
export {
  claimableFlights,
  claimAccepted,
  claimHistory,
  claimTerms,
  retroClaim,
  type ClaimCandidate,
  type ClaimedFlight,
  type ClaimTermsOnWire,
  type PastClaim,
} from './points/retro.ts';
export {
  pointsAccountSummary,
  pointsActivityDetail,
  pointsSummary,
  tierCodes,
  type AccountSummary,
  type AirActivity,
  type ExpiringBatch,
  type PointsActivityDetail,
  type PointsEntry,
  type PointsSummary,
  type TierCode,
} from './points/points.ts';
export {
  calculateRetain,
  calculateUpgrade,
  getPrivilegeInfoLs,
  type TierPrivileges,
  type TierRetention,
  type TierUpgrade,
  type TierWay,
} from './tiers/tiers.ts';
export {
  closePayment,
  preparePayment,
  queryPayment,
  type Payment,
  type PaymentWay,
} from './orders/payments.ts';
export {
  paymentRefusalOf,
  paymentRefusals,
  pointsOrderRefusalOf,
  pointsOrderRefusals,
  type PaymentRefusalCode,
  type PointsOrderRefusalCode,
} from './orders/payment-refusals.ts';
export {
  buyPoints,
  cancelPointsOrder,
  pointsOffer,
  pointsOrders,
  type PointsOrder,
} from './orders/points-orders.ts';
export {
  cancelTierOrder,
  orderTier,
  tierOffers,
  tierOrders,
  type ClosedTierOffer,
  type TierOffer,
  type TierOffers,
  type TierOrder,
} from './orders/tier-orders.ts';
export { contentPage, contentPages, type ContentBlock, type ContentPageName } from './programmes/content.ts';
export {
  applyForYouth,
  coursePoints,
  youthActivities,
  youthActivity,
  youthMembership,
  type CourseEntry,
  type YouthActivity,
  type YouthApplicant,
  type YouthMembership,
} from './programmes/programmes.ts';
export { youthRefusalOf, youthRefusals, type YouthRefusalCode } from './programmes/programmes-refusals.ts';
export { tierRefusalOf, tierRefusals, type TierRefusalCode } from './tiers/tier-refusals.ts';
export { errorOf, errors, errorsOf, type ErrorCode } from './errors.ts';
export type { ErrorAction, ErrorEntry, MessageArea } from './errors-entry.ts';
