import { upgradeOptions } from '@mapp/kit/contracts';
import { UpgradeFlightScreen } from '@mapp/kit/screens/changes/upgrade-flight';
import { seededChanges, upgradeRefOf } from '@mapp/sandbox/changes';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: UpgradeFlightScreen,
  tags: ['!autodocs'],
  parameters: { address: `/retreatUpgrade/upgradeFlight?flight=${upgradeRefOf(41)}`, ...tall.parameters },
  globals: tall.globals,
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('flights.open'))).toBeVisible();
  },
});

export const FirstLegFlown = meta.story({
  parameters: { address: `/retreatUpgrade/upgradeFlight?flight=${upgradeRefOf(36)}` },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('bar.flown.text'))).toBeVisible();
  },
});

export const CheckedIn = meta.story({
  parameters: { address: `/retreatUpgrade/upgradeFlight?flight=${upgradeRefOf(37)}` },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('bar.checkedIn.text'))).toBeVisible();
  },
});

export const OrderWaits = meta.story({
  parameters: { address: `/retreatUpgrade/upgradeFlight?flight=${upgradeRefOf(21)}` },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('bar.underWay.text'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.order') })).toHaveAttribute(
      'href',
      `/mapp/retreatUpgrade/order?order=${seededChanges.upgrade}`,
    );
  },
});

/** A change of it waits: the way leads there instead. */
export const ChangeWaits = meta.story({
  parameters: { address: `/retreatUpgrade/upgradeFlight?flight=${upgradeRefOf(22)}` },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByRole('link', { name: t('way.order') })).toHaveAttribute(
      'href',
      `/mapp/reschedule/index?change=${seededChanges.waitlist}`,
    );
  },
});

/** The higher cabins are sold out: another flight is the way out. */
export const SoldOutAbove = meta.story({
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('upgradeOptions');
    const data = answer['data'] as { flights: { upgradeRef: string }[] };
    const flights = data.flights.map((one) =>
      one.upgradeRef === upgradeRefOf(41) ? { ...one, cabins: [], bar: 'noSeats' } : one,
    );
    msw.use(http.post(`*${path}`, () => HttpResponse.json({ ...answer, data: { ...data, flights } })));
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('bar.noSeats.text'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.change') })).toHaveAttribute(
      'href',
      '/mapp/reschedule/ticketInquiry',
    );
  },
});

export const BoughtElsewhere = meta.story({
  parameters: { address: `/retreatUpgrade/upgradeFlight?flight=${upgradeRefOf(5)}` },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('bar.otherChannel.text'))).toBeVisible();
  },
});

export const UnknownFlight = meta.story({
  parameters: { address: '/retreatUpgrade/upgradeFlight?flight=x' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('gone'))).toBeVisible();
  },
});

/** No flight is named: passenger and flight are chosen first. */
export const NotChosen = meta.story({
  parameters: { address: '/retreatUpgrade/upgradeFlight' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('unchosen'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toPeople') })).toHaveAttribute(
      'href',
      '/mapp/retreatUpgrade/aircrew',
    );
  },
});

export const Refused = meta.story(refusedAfterAFailure(upgradeOptions.path, 300));
