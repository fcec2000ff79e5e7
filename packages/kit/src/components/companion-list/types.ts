export type { Companion } from '../../contracts/companions.ts';
