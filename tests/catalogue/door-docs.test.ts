import { expect, it } from 'vitest';
import { docsAt, docsOfDoors } from '../../.storybook/door-docs.ts';

it('gives every component of a public subpath, those of its stories and the others', () => {
  const names = docsAt('components/refund').map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['MoneyWay', 'RefundCard', 'RefundAmounts', 'WorkingDays']));
  expect(docsAt('components/refund').every(({ docs }) => docs.description)).toBe(true);
});

it('is read for a page when the page is opened', () => {
  const { load } = docsOfDoors();
  const handler = (load as { readonly handler: (id: string) => string }).handler;
  expect(handler('/x/.storybook/docs/doors.ts')).toContain(
    "'components/refund': () => import('./doors.ts?door=components/refund')",
  );
  expect(handler('/x/.storybook/docs/doors.ts?door=components/refund')).toMatch(
    /^export default \[.*"RefundCard"/,
  );
});
