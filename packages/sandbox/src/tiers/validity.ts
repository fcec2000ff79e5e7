import { addMonths, monthSpan, type Day } from '@mapp/kit/rules';
import type { Member } from '../seed/members.ts';

/** Until when a tier holds; the star tier and a child's hold without end. */
export function validUntilOf({ tier, tierValidUntil }: Member, today: Day): Day | undefined {
  if (tier === 'STD' || tier === 'CHD') return undefined;
  return tierValidUntil ?? monthSpan(addMonths(today, 9).slice(0, 7)).endDate;
}
