import { upgradeOrders } from '@mapp/kit/contracts';
import { PlatinumDoneScreen } from '@mapp/kit/screens/changes/platinum-done';
import { seededChanges } from '@mapp/sandbox/changes';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: PlatinumDoneScreen,
  tags: ['!autodocs'],
  parameters: { address: `/platinumUpgrade/success/${seededChanges.upgrade}`, ...tall.parameters },
  globals: tall.globals,
});

/** Carried out at once by the voucher, and it can be taken back. */
export const Basic = meta.story({
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('upgradeOrders');
    const data = answer['data'] as { orders: object[] };
    const { cash: _, payUntil: __, ...order } = data.orders[0] as Record<string, unknown>;
    const done = {
      ...order,
      way: 'platinum',
      voucher: 'Platinum 2026',
      state: 'completed',
      newTicketNo: '7812600000001',
      cancellable: true,
    };
    msw.use(http.post(`*${path}`, () => HttpResponse.json({ ...answer, data: { ...data, orders: [done] } })));
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('result.completed.text'))).toBeVisible();
    await expect(canvas.getByText('Platinum 2026')).toBeVisible();
    await expect(canvas.getByText(t('cancel.platinum'))).toBeVisible();
  },
});

export const NoUpgrade = meta.story({
  parameters: { address: '/platinumUpgrade/success/1' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('result.notFound'))).toBeVisible();
  },
});

export const Refused = meta.story(refusedAfterAFailure(upgradeOrders.path, 300));
