import { account } from './account.ts';
import { home } from './home.ts';
import { points } from './points.ts';
import type { Answers } from './visit.ts';

/** What the airline does for each call. */
export const answers: Answers = { ...account, ...home, ...points };
