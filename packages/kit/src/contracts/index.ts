import * as account from './account.ts';
import { airportNames } from './airport-names.ts';
import * as beneficiaries from './beneficiaries.ts';
import * as calculator from './calculator.ts';
import * as passes from './boarding-passes.ts';
import type { Call } from './call.ts';
import * as checkIn from './check-in.ts';
import * as codes from './codes.ts';
import * as content from './content.ts';
import * as coupons from './coupons.ts';
import * as companions from './companions.ts';
import * as flightCalendar from './flight-calendar.ts';
import * as publicHolidays from './holidays.ts';
import * as home from './home.ts';
import * as memberAccounts from './member-account.ts';
import * as passengers from './passengers.ts';
import * as payments from './payments.ts';
import { pinyin } from './pinyin.ts';
import * as places from './places.ts';
import * as points from './points.ts';
import * as pointsOrdering from './points-orders.ts';
import * as programmes from './programmes.ts';
import * as recovery from './recovery.ts';
import * as register from './register.ts';
import * as retro from './retro.ts';
import * as saved from './saved-people.ts';
import * as seatMaps from './seat-map.ts';
import * as seats from './seats.ts';
import * as signIn from './sign-in.ts';
import * as tierOrdering from './tier-orders.ts';
import * as tiers from './tiers.ts';
import * as travel from './travel-information.ts';

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
} from './sign-in.ts';
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
} from './coupons.ts';
export { couponRefusalOf, couponRefusals, type CouponRefusalCode } from './coupon-refusals.ts';
export {
  enrolmentOutcome,
  enrolmentRefusal,
  fastEnrollMember,
  readArrivedName,
  readArrivedNumber,
  type ArrivedMember,
  type Enrolment,
  type EnrolmentRefusal,
} from './register.ts';
export { bindAndLogin, bindResultCodes, getUserInfo, searchUser, signOut, type User } from './account.ts';
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
} from './member-account.ts';
export { accountRefusalOf, accountRefusals, type AccountRefusalCode } from './account-refusals.ts';
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
} from './recovery.ts';
export {
  addBeneficiary,
  deleteBeneficiary,
  queryBeneficiary,
  updateBeneficiary,
  type Beneficiary,
  type BeneficiaryFields,
  type BeneficiaryList,
  type IdentityOnWire,
} from './beneficiaries.ts';
export type { Gender } from '../rules/genders.ts';
export { passengerTypes, queryPassengerList, type PassengerType, type SavedPassenger } from './passengers.ts';
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
} from './saved-people.ts';
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
} from './places.ts';
export { queryFlightCalendar } from './flight-calendar.ts';
export { holidays } from './holidays.ts';
export { nextTrip, noticeList, type FlightStop, type Notice, type Trip } from './home.ts';
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
} from './check-in.ts';
export { refusalCodes, refusalOf, type RefusalCode } from './check-in-refusals.ts';
export { cabinOfFlight, seatMap } from './seat-map.ts';
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
} from './seats.ts';
export {
  addCompanion,
  changeCompanion,
  companions,
  joinCompanions,
  removeCompanion,
  type Companion,
  type CompanionFields,
} from './companions.ts';
export { saveTravelInformation, travelInformation, type TravelInformation } from './travel-information.ts';
export { boardingPasses, type PassOnWire } from './boarding-passes.ts';
export { accrualCalculation, rewardCalculation, tripTypes } from './calculator.ts';
export { airportNames, type AirportName } from './airport-names.ts';
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
} from './retro.ts';
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
} from './points.ts';
export {
  calculateRetain,
  calculateUpgrade,
  getPrivilegeInfoLs,
  type TierPrivileges,
  type TierRetention,
  type TierUpgrade,
  type TierWay,
} from './tiers.ts';
export { closePayment, preparePayment, queryPayment, type Payment, type PaymentWay } from './payments.ts';
export {
  paymentRefusalOf,
  paymentRefusals,
  pointsOrderRefusalOf,
  pointsOrderRefusals,
  type PaymentRefusalCode,
  type PointsOrderRefusalCode,
} from './payment-refusals.ts';
export {
  buyPoints,
  cancelPointsOrder,
  pointsOffer,
  pointsOrders,
  type PointsOrder,
} from './points-orders.ts';
export {
  cancelTierOrder,
  orderTier,
  tierOffers,
  tierOrders,
  type ClosedTierOffer,
  type TierOffer,
  type TierOffers,
  type TierOrder,
} from './tier-orders.ts';
export { contentPage, contentPages, type ContentBlock, type ContentPageName } from './content.ts';
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
} from './programmes.ts';
export { youthRefusalOf, youthRefusals, type YouthRefusalCode } from './programmes-refusals.ts';
export { tierRefusalOf, tierRefusals, type TierRefusalCode } from './tier-refusals.ts';
export { errorOf, errors, errorsOf, type ErrorCode } from './errors.ts';
export type { ErrorAction, ErrorEntry, MessageArea } from './errors-entry.ts';
