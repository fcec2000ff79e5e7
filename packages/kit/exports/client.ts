export { createClient, type Client } from '../src/client/client.ts';
export type { ClientConfig, ClientOptions, SendOptions } from '../src/client/options.ts';
export { timeoutSeconds } from '../src/client/act.ts';
export { RequestFailure, type Failure, type FailureKind } from '../src/client/failure.ts';
export { failureCode } from '../src/client/failure-code.ts';
export {
  createPolicies,
  type Notice,
  type Policies,
  type PolicyOptions,
  type ReportEvent,
} from '../src/client/policies.ts';
export { systemErrorMs, toastMs } from '../src/client/notice-time.ts';
export { webCryptoCipher, type Cipher } from '../src/client/cipher.ts';
export { createQueryClient, queriesOf, useQueries } from '../src/client/query-client.ts';
export {
  ClientProvider,
  useAnswers,
  useClient,
  type Answers,
  type ClientProviderProps,
} from '../src/client/provider.tsx';
export { keyOf, readQuery, useRead, type ReadOptions, type ReadResult } from '../src/client/read.ts';
export { useSignedIn } from '../src/client/account/signed-in.ts';
export { userIdIn } from '../src/client/user-id.ts';
export { useWrite, writeMutation, type WriteOptions, type WriteResult } from '../src/client/write.ts';
export { endSession, useSignOut, useUser } from '../src/client/account/account.ts';
export { useSignIn, type SignIn } from '../src/client/account/sign-in.ts';
export { usePointsAccount, usePointsActivity, usePointsSummary } from '../src/client/points/points.ts';
export {
  readArrivedMember,
  refusedEnrolment,
  useEnrol,
  useLookUpEnrolment,
  type RefusedEnrolment,
} from '../src/client/account/register.ts';
export { useSendCode } from '../src/client/codes.ts';
export { useNextTrip, useNotices } from '../src/client/home/home.ts';
export { outcomeUnknown } from '../src/client/outcome.ts';
export {
  useAddBeneficiary,
  useBeneficiaries,
  useDeleteBeneficiary,
  useLookUpBeneficiaries,
  usePassengers,
  useReloadBeneficiaries,
  useUpdateBeneficiary,
} from '../src/client/beneficiaries/beneficiaries.ts';
export { useCountryNames, useReadPinyin, type NamePart } from '../src/client/names.ts';
export * from '../src/client/check-in/check-in.ts';
export * from '../src/client/check-in/travellers.ts';
export { useBoardingPasses, useKeeping, useKeptPasses } from '../src/client/check-in/boarding-passes.ts';
export * from '../src/client/orders/payments.ts';
export * from '../src/client/places/places.ts';
export * from '../src/client/booking/flights.ts';
export * from '../src/client/flight/flight-calendar.ts';
export * from '../src/client/flight/holidays.ts';
export * from '../src/client/orders/points-orders.ts';
export * from '../src/client/programmes/programmes.ts';
export * from '../src/client/saved-people/saved-people.ts';
export {
  tierRefusedAs,
  useCancelTierOrder,
  useLookUpTierOrders,
  useOrderTier,
  useReloadTier,
  useReloadTierOrders,
  useTierOffers,
  useTierOrders,
} from '../src/client/orders/tier-orders.ts';
export { keptAnswers, type KeptAnswer, type KeptAnswers } from '../src/client/kept.ts';
export { sweepKept } from '../src/client/sweep.ts';
export * from '../src/client/points/calculator.ts';
export * from '../src/client/coupons/coupons.ts';
export * from '../src/client/points/retro.ts';
export * from '../src/client/check-in/seats.ts';
export {
  useCheckRecoveryCode,
  useConfirmRecoveryName,
  useFindRecoveryMember,
  useLookUpRecovery,
  useResetForgottenPassword,
  useSendRecoveryCode,
} from '../src/client/account/recovery.ts';
export * from '../src/client/tiers/tiers.ts';
export {
  useAddDocument,
  useChangeDocument,
  useCheckIdentity,
  useLookUpAccount,
  useMemberAccount,
  useReloadAccount,
  useRemoveDocument,
  useSaveEmail,
  useSaveLoginPassword,
  useSaveMobile,
  useSavePointsPassword,
  useSavePreferences,
  useSendEmailCode,
} from '../src/client/account/member-account.ts';
export * from '../src/client/changes/changes.ts';
export * from '../src/client/changes/reload.ts';
export * from '../src/client/changes/upgrades.ts';
export {
  newSubmissionId,
  useAskForDifference,
  useFindAccompanying,
  useLookUpRefund,
  useLookUpRequest,
  useRefundQuote,
  useRefundRequest,
  useRefundRequests,
  useRefundTickets,
  useReloadRefunds,
  useResubmitRefund,
  useSubmitRefund,
} from '../src/client/refunds/refunds.ts';
