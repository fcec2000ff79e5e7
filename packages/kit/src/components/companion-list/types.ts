export type { Companion } from '../../contracts/check-in/companions.ts';
