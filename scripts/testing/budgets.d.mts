export const budgets: Record<'unit' | 'package' | 'stories' | 'e2e', { most: number; reason: string }>;

/** Sentence for a part of `npm test` that contains more than its budget. */
export function overBudget(part: string, count: number): string | undefined;
