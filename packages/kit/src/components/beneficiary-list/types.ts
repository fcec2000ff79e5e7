export type { Beneficiary, BeneficiaryList } from '../../contracts/beneficiaries.ts';
