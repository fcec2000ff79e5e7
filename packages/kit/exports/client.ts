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
export { useSignedIn } from '../src/client/signed-in.ts';
export { userIdIn } from '../src/client/user-id.ts';
export { useWrite, writeMutation, type WriteOptions, type WriteResult } from '../src/client/write.ts';
export { endSession, useSignOut, useUser } from '../src/client/account.ts';
export { useSignIn, type SignIn } from '../src/client/sign-in.ts';
export { usePointsAccount, usePointsActivity, usePointsSummary } from '../src/client/points.ts';
export {
  readArrivedMember,
  refusedEnrolment,
  useEnrol,
  useLookUpEnrolment,
  type RefusedEnrolment,
} from '../src/client/register.ts';
export { useSendCode } from '../src/client/codes.ts';
export { useNextTrip, useNotices } from '../src/client/home.ts';
export { outcomeUnknown } from '../src/client/outcome.ts';
export {
  useAddBeneficiary,
  useBeneficiaries,
  useDeleteBeneficiary,
  useLookUpBeneficiaries,
  usePassengers,
  useReloadBeneficiaries,
  useUpdateBeneficiary,
} from '../src/client/beneficiaries.ts';
export { useCountryNames, useReadPinyin, type NamePart } from '../src/client/names.ts';
export * from '../src/client/check-in.ts';
export * from '../src/client/travellers.ts';
export { useBoardingPasses, useKeeping, useKeptPasses } from '../src/client/boarding-passes.ts';
export * from '../src/client/payments.ts';
export * from '../src/client/places.ts';
export * from '../src/client/flight-calendar.ts';
export * from '../src/client/holidays.ts';
export * from '../src/client/points-orders.ts';
export * from '../src/client/programmes.ts';
export * from '../src/client/saved-people.ts';
export {
  tierRefusedAs,
  useCancelTierOrder,
  useLookUpTierOrders,
  useOrderTier,
  useReloadTier,
  useReloadTierOrders,
  useTierOffers,
  useTierOrders,
} from '../src/client/tier-orders.ts';
export { keptAnswers, type KeptAnswer, type KeptAnswers } from '../src/client/kept.ts';
export { sweepKept } from '../src/client/sweep.ts';
export * from '../src/client/calculator.ts';
export * from '../src/client/coupons.ts';
export * from '../src/client/retro.ts';
export * from '../src/client/seats.ts';
export {
  useCheckRecoveryCode,
  useConfirmRecoveryName,
  useFindRecoveryMember,
  useLookUpRecovery,
  useResetForgottenPassword,
  useSendRecoveryCode,
} from '../src/client/recovery.ts';
export * from '../src/client/tiers.ts';
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
} from '../src/client/member-account.ts';
