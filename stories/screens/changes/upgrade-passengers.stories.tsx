import { upgradeOptions } from '@mapp/kit/contracts';
import { UpgradePassengersScreen } from '@mapp/kit/screens/changes/upgrade-passengers';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: UpgradePassengersScreen,
  tags: ['!autodocs'],
  parameters: { address: '/retreatUpgrade/aircrew', ...tall.parameters },
  globals: tall.globals,
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    const people = within(await canvas.findByRole('region', { name: t('people') }));
    const flights = people.getAllByRole('heading', { level: 3 });
    await expect(flights.length).toBeGreaterThan(3);
    // Each flight once, with its day.
    await expect(new Set(flights.map(({ textContent }) => textContent)).size).toBe(flights.length);
    // What is flown is left out, and a ticket stands under its next flight that can be upgraded.
    await expect(people.queryByText(t('bar.flown'))).toBeNull();
    await expect(people.getByRole('heading', { name: /^MU5102 / })).toBeVisible();
    await expect(people.getAllByText(t('bar.otherChannel')).length).toBeGreaterThan(0);
  },
});

/** Earlier upgrades and the table of ways stand beside the flights, not below the longest of them. */
export const InAWideWindow = meta.story({
  parameters: {
    viewport: { options: { desktop: { name: '1280', styles: { width: '1280px', height: '900px' } } } },
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    const people = (await canvas.findByRole('region', { name: t('people') })).getBoundingClientRect();
    const who = canvas.getByRole('region', { name: t('who') }).getBoundingClientRect();
    await expect(who.left).toBeGreaterThan(people.right);
    await expect(who.top - people.top).toBeLessThan(people.height);
  },
});

export const NoFlights = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('none'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('none.search') })).toHaveAttribute(
      'href',
      '/mapp/reserve/reserveTickets',
    );
  },
});

/** From an order's page: its tickets alone, and the way to all of them. */
export const OfOneOrder = meta.story({
  parameters: { address: '/retreatUpgrade/aircrew?orderNo=26110000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    const people = within(await canvas.findByRole('region', { name: t('people') }));
    await expect(people.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: t('ofOrder.all') })).toHaveAttribute(
      'href',
      '/mapp/retreatUpgrade/aircrew',
    );
  },
});

/** A number that is none of the member's, or of no order at all. */
export const OfAnotherOrder = meta.story({
  parameters: { address: '/retreatUpgrade/aircrew?orderNo=99990000000001' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('ofOrder.none'))).toBeVisible();
    await expect(canvas.queryByRole('region', { name: t('people') })).toBeNull();
    await expect(canvas.getByRole('link', { name: t('ofOrder.all') })).toHaveAttribute(
      'href',
      '/mapp/retreatUpgrade/aircrew',
    );
  },
});

export const Refused = meta.story(refusedAfterAFailure(upgradeOptions.path, 300));

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('upgradeOptions')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});

export const AnUpgradeCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('upgradeOrders')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});
