export type { Beneficiary, BeneficiaryList } from '../../contracts/beneficiaries/beneficiaries.ts';
