import { PrepaidOrdersScreen } from '@mapp/kit/screens/orders/prepaid-orders';
import { kindsOf } from '@mapp/kit/rules';
import { serviceOrderNos } from '@mapp/sandbox/orders';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { asRead, words } from '../../../words.ts';

/** Services that are paid ahead. */
const meta = preview.meta({
  component: PrepaidOrdersScreen,
  tags: ['!autodocs'],
  parameters: { address: '/order/peList?from=2026-03-03&to=2026-06-01' },
});

/** One order of each kind of this page, and of no other. */
export const EveryKind = meta.story({
  play: async ({ canvas, globals }) => {
    const kinds = await words(globals, 'order-kinds');
    const names = kindsOf('prepaidOrders').map((kind) => kinds(`kind.${kind}`));
    const rows = (await canvas.findAllByRole('listitem')).map(({ textContent }) => asRead(textContent));
    await expect(rows).toHaveLength(names.length);
    for (const name of names) await expect(rows.some((row) => row.includes(name))).toBe(true);
  },
});

/** One waits for its payment; another was paid and is not confirmed: that one must not be paid again. */
export const WaitingAndAbnormal = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-list');
    await expect(await canvas.findByText(t('abnormal'))).toBeVisible();
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toContain(`/mapp/pay/${serviceOrderNos.waiting}`);
    await expect(hrefs).not.toContain(`/mapp/pay/${serviceOrderNos.abnormal}`);
    await expect(hrefs).toContain(`/mapp/order/peDetail/${serviceOrderNos.abnormal}`);
  },
});
