import { expect, it } from 'vitest';
import { budgets, overBudget } from './budgets.mjs';

it('says what to do with a test too many', () => {
  expect(overBudget('e2e', budgets.e2e.most)).toBeUndefined();
  expect(overBudget('e2e', budgets.e2e.most + 1)).toMatch(/Move some to test:all, or say why here/);
  expect(overBudget('types', 9)).toBeUndefined();
});
