export type { CompanionFields } from '../../contracts/companions.ts';
