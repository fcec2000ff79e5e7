import * as account from './account.ts';
import * as beneficiaries from './beneficiaries.ts';
import type { Call } from './call.ts';
import * as home from './home.ts';
import * as passengers from './passengers.ts';
import { pinyin } from './pinyin.ts';
import { countryNames } from './places.ts';
import * as points from './points.ts';

/** Every call of the product, in the order of its areas. The OpenAPI document and the fault tests read this list. */
export const calls: readonly Call[] = [
  account.getUserInfo,
  account.bindAndLogin,
  account.signOut,
  points.pointsSummary,
  points.pointsActivityDetail,
  points.pointsAccountSummary,
  home.noticeList,
  home.nextTrip,
  beneficiaries.queryBeneficiary,
  beneficiaries.addBeneficiary,
  beneficiaries.updateBeneficiary,
  beneficiaries.deleteBeneficiary,
  passengers.queryPassengerList,
  pinyin,
  countryNames,
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
export { bindAndLogin, bindResultCodes, getUserInfo, signOut, type User } from './account.ts';
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
export { noSpelling, pinyin, type Spelling } from './pinyin.ts';
export { countryNames } from './places.ts';
export { nextTrip, noticeList, type Notice, type Trip } from './home.ts';
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
export { errorOf, errors, errorsOf, type ErrorCode } from './errors.ts';
export type { ErrorAction, ErrorEntry, MessageArea } from './errors-entry.ts';
