import type { Day } from '@mapp/kit/rules';
import { memberOf, type Member } from '../seed/members.ts';

/** The day of which the ages of the seeded members are told. */
const seeded: Day = '2026-06-01';

/**
 * The day on which the youth programme takes somebody's age: a member of the seed, whose documents are fixed, does not grow
 * out of it while the airline's clock runs on.
 */
export const ageDay = ({ cardNo }: Member, today: Day): Day =>
  memberOf(cardNo) === undefined ? today : seeded;
