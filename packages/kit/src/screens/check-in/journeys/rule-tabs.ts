/** The parts of the rules, as the address names them. */
export const ruleTabs = ['notice', 'cities', 'counters'] as const;
export type RuleTab = (typeof ruleTabs)[number];
