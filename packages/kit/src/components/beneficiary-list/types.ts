export type { Beneficiary } from '../../contracts/beneficiaries/beneficiaries.ts';
