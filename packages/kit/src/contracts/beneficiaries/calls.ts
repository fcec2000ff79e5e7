import type { Call } from '../call.ts';
import { queryBeneficiary, addBeneficiary, updateBeneficiary, deleteBeneficiary } from './beneficiaries.ts';

/** Calls of the area `beneficiaries`. */
export const calls: readonly Call[] = [
  queryBeneficiary,
  addBeneficiary,
  updateBeneficiary,
  deleteBeneficiary,
];
