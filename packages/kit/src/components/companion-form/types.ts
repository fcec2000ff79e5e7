export type { CompanionFields } from '../../contracts/check-in/companions.ts';
