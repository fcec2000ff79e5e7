export type {
  YouthActivity,
  YouthApplicant,
  YouthMembership,
} from '../../contracts/programmes/programmes.ts';
