/**
 * The most tests that `npm test` may contain of each part, so that it stays short: what is more belongs to `test:all`, or changes the number
 * here with its reason.
 * @type {Record<'unit' | 'package' | 'stories' | 'e2e', { most: number, reason: string }>}
 */
export const budgets = {
  unit: { most: 20_000, reason: 'rules, contracts and tables, where a case takes less than 3 ms' },
  package: {
    most: 70,
    reason: 'each promise of the published package once; other compilers and styles are in test:all',
  },
  stories: { most: 1800, reason: 'each shape of a story once; what differs in data alone is in test:all' },
  e2e: { most: 160, reason: 'what needs a browser, an address, a cookie or a second tab' },
};

/**
 * Sentence for a part of `npm test` that contains more than its budget.
 * @param {string} part
 * @param {number} count
 */
export function overBudget(part, count) {
  if (!Object.hasOwn(budgets, part) || count <= budgets[part].most) return undefined;
  return `${part}: npm test contains ${count} tests, and may contain ${budgets[part].most}. Move some to test:all, or say why here: scripts/testing/budgets.mjs.`;
}
