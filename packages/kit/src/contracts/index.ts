import type { Call } from './call.ts';
import { calls as account } from './account/calls.ts';
import { calls as beneficiaries } from './beneficiaries/calls.ts';
import { calls as booking } from './booking/calls.ts';
import { calls as changes } from './changes/calls.ts';
import { calls as checkIn } from './check-in/calls.ts';
import { calls as coupons } from './coupons/calls.ts';
import { calls as flight } from './flight/calls.ts';
import { calls as home } from './home/calls.ts';
import { calls as orders } from './orders/calls.ts';
import { calls as places } from './places/calls.ts';
import { calls as points } from './points/calls.ts';
import { calls as programmes } from './programmes/calls.ts';
import { calls as refunds } from './refunds/calls.ts';
import { calls as savedPeople } from './saved-people/calls.ts';
import { calls as tiers } from './tiers/calls.ts';
import { sendCodeBySMS } from './codes.ts';
import { pinyin } from './pinyin.ts';

/** Every call of the product, area by area. The OpenAPI document and the fault tests read this list. */
export const calls: readonly Call[] = [
  ...account,
  ...points,
  ...orders,
  ...coupons,
  ...places,
  ...tiers,
  ...home,
  ...flight,
  ...booking,
  ...beneficiaries,
  ...savedPeople,
  ...checkIn,
  ...refunds,
  ...changes,
  ...programmes,
  sendCodeBySMS,
  pinyin,
];

export { areas, type Area } from './areas.ts';
export { defineCall, type BodyKind, type Call, type RequestOf, type ResponseOf } from './call.ts';
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
export type { CardProgramme, FrequentFlyerCard } from './saved-people/frequent-flyer.ts';
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
export { querySpecialProducts, type SpecialProduct } from './booking/special-products.ts';
export {
  invoiceTitles,
  removeInvoiceTitle,
  saveInvoiceTitle,
  type InvoiceTitle,
  type TitleFields,
} from './saved-people/invoice-titles.ts';
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
export type {
  CheckedBaggage,
  FareAnswer,
  FareFamily,
  FlightLeg,
  FlightOffer,
  PassengerPrice,
} from './booking/offer.ts';
export type { ChosenFare, PassengerCounts } from './booking/passengers.ts';
export { searchFlights, type FlightOffers, type FlightQuery } from './booking/search-flights.ts';
export {
  offerStates,
  verifyOffer,
  type OfferQuery,
  type OfferState,
  type VerifiedOffer,
} from './booking/verify-offer.ts';
export {
  bookingRefusalOf,
  bookingRefusals,
  ticketOrderRefusalOf,
  ticketOrderRefusals,
  type BookingRefusalCode,
  type TicketOrderRefusalCode,
} from './booking/booking-refusals.ts';
export {
  queryBookingForm,
  type BookingAddOn,
  type BookingCoupon,
  type BookingFormQuery,
  type BookingInsurance,
  type BookingTerms,
} from './booking/booking-form.ts';
export {
  createOrder,
  findBooking,
  type BookedPassenger,
  type CreatedOrder,
  type OrderFields,
} from './booking/create-order.ts';
export { recommendedFares, type RecommendedFare } from './booking/recommended-fares.ts';
export { queryFlightCalendar } from './flight/flight-calendar.ts';
export { holidays } from './flight/holidays.ts';
export { airportBoard, type AirportBoard, type BoardFlight } from './flight/airport-board.ts';
export {
  peopleToNotify,
  removePersonToNotify,
  savePersonToNotify,
  type PeopleToNotify,
  type PersonToNotify,
} from './flight/people-to-notify.ts';
export { notifyRefusalOf, notifyRefusals, type NotifyRefusalCode } from './flight/notify-refusals.ts';
export {
  airportTraffic,
  taxiPartners,
  type AirportTraffic,
  type TaxiPartners,
  type TrafficWay,
} from './flight/airport-traffic.ts';
export {
  airportWeather,
  routeWeather,
  type AirportWeather,
  type RouteWeather,
  type Weather,
} from './flight/weather.ts';
export type { AirportPlace } from './flight/airport-place.ts';
export { airportRefusalOf, airportRefusals, type AirportRefusalCode } from './flight/airport-refusals.ts';
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
  cancelOrder,
  cancelWaitlist,
  findOrders,
  flightChangeKinds,
  queryOrders,
  queryPendingOrders,
  type FlightChangeKind,
  type ListedOrder,
  type OfferedAction,
} from './orders/orders.ts';
export {
  answerFlightChange,
  queryOrderDetail,
  type FlightChange,
  type LaterPayment,
  type OrderDetail,
  type OrderJourney,
  type OrderPerson,
} from './orders/order-detail.ts';
export { queryReimbursement, requestReimbursement, type Voucher } from './orders/reimbursement.ts';
export { orderRefusalOf, orderRefusals, type OrderRefusalCode } from './orders/order-refusals.ts';
export {
  closePayment,
  preparePayment,
  queryPayment,
  type IssuedTickets,
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
export {
  removeFeeResult,
  savedFeeResults,
  saveFeeResult,
  type SavedFeeResult,
  type SavedFeeResults,
} from './refunds/saved-fees.ts';
export { proofId, uploadProof, type UploadedProof } from './refunds/proof.ts';
export {
  findRepurchase,
  repurchaseResult,
  sendRepurchaseCode,
  submitRepurchase,
  type RepurchaseFound,
  type RepurchaseWish,
} from './refunds/repurchase.ts';
export {
  findAgentTicket,
  sendAgentCode,
  submitAgentRefund,
  type AgentTicket,
} from './refunds/agent-refund.ts';
export {
  refundCard,
  saveRefundCard,
  type RefundCard,
  type RefundCardFields,
  type RefundCardFound,
} from './refunds/bank-card.ts';
export { ticketFees, type PricedLegOnWire, type TicketFees } from './refunds/ticket-fees.ts';
export {
  codeOfObstacle,
  refundRefusalOf,
  refundRefusals,
  type RefundRefusalCode,
} from './refunds/refund-refusals.ts';
export {
  findRefund,
  quoteRefund,
  submitRefund,
  type RefundFields,
  type RefundFiguresOnWire,
  type RefundQuote,
} from './refunds/refund-quote.ts';
export {
  askForDifference,
  refundEvents,
  refundRequest,
  refundRequests,
  resubmitRefund,
  type RefundEvent,
  type RefundRequest,
  type RequestedTicket,
} from './refunds/refund-request.ts';
export {
  findAccompanying,
  refundTickets,
  type RefundObstacleFacts,
  type RefundTicket,
  type RefundTickets,
} from './refunds/refund-tickets.ts';
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
export {
  flightDynamics,
  flightEntries,
  flightEntryCodes,
  followedFlights,
  followFlight,
  searchFlightDynamics,
  type FlightDynamics,
  type FlightEntry,
  type FlightEntryCode,
  type FlightOnWire,
} from './flight/dynamics.ts';
export {
  changeTickets,
  type ChangeLeg,
  type ChangeOrderTickets,
  type ChangeTicket,
  type ChangeTickets,
} from './changes/change-tickets.ts';
export {
  cancelChange,
  changedRest,
  changeOrders,
  changeStates,
  orderChange,
  quoteChange,
  type ChangedRest,
  type ChangeFields,
  type ChangeOrder,
  type ChangeOrders,
  type ChangeQuote,
  type ChangeWish,
} from './changes/change.ts';
export {
  cancelUpgrade,
  orderUpgrade,
  upgradeBars,
  upgradeCancelBars,
  upgradeOptions,
  upgradeOrders,
  type UpgradeBar,
  type UpgradeCabin,
  type UpgradeFields,
  type UpgradeFlight,
  type UpgradeOptions,
  type UpgradeOrder,
  type UpgradeOrders,
  type UpgradeVoucher,
} from './changes/upgrades.ts';
export type { ChangedFlight } from './changes/flight.ts';
export type { UnderWay } from './changes/under-way.ts';
export {
  changeRefusalOf,
  changeRefusals,
  upgradeRefusalOf,
  upgradeRefusals,
  type ChangeRefusalCode,
  type UpgradeRefusalCode,
} from './changes/change-refusals.ts';
