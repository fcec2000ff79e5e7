import { upgradeOptions } from '@mapp/kit/contracts';
import { UpgradeCabinScreen } from '@mapp/kit/screens/changes/upgrade-cabin';
import { upgradeRefOf } from '@mapp/sandbox/changes';
import { expect, userEvent } from 'storybook/test';
import { http, HttpResponse } from 'msw/http';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: UpgradeCabinScreen,
  tags: ['!autodocs'],
  parameters: { address: `/retreatUpgrade/upgradeShipping?flight=${upgradeRefOf(41)}`, ...tall.parameters },
  globals: tall.globals,
});

/** Every way is open to the member on a flight abroad. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByRole('radio', { name: new RegExp(t('way.cash')) })).toBeChecked();
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
  },
});

/** A voucher that holds into another year tells it. */
export const VoucherOfAnotherYear = meta.story({
  beforeEach: async ({ msw, airline }) => {
    const { answer } = await fixtureOf('upgradeOptions');
    const { vouchers } = answer['data'] as { vouchers: readonly object[] };
    const later = vouchers.map((voucher) => ({ ...voucher, validUntil: '2027-03-28' }));
    msw.use(await upgradeOptionsWith(airline, { vouchers: later }));
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(
      await canvas.findByRole('radio', { name: new RegExp(t('way.platinum')) }),
    ).toHaveAccessibleName(/2027/);
  },
});

/** Another way is kept in the address, so that the way back leads to it. */
export const AnotherWay = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'upgrades');
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(t('way.points')) }));
    await expect(canvas.getByRole('radio', { name: new RegExp(t('way.points')) })).toBeChecked();
    await expect(navigation.log.at(-1)).toMatchObject({ action: 'replace' });
    await expect(navigation.log.at(-1)?.to).toMatch(/cabin=business&way=points$/);
  },
});

/** The conditions of a voucher appear while it is chosen, each answered for this flight. */
export const PlatinumChosen = meta.story({
  parameters: { address: `/retreatUpgrade/upgradeShipping?flight=${upgradeRefOf(41)}&way=platinum` },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect((await canvas.findAllByText(t('condition.met'))).length).toBe(5);
    await expect(canvas.getByRole('link', { name: t('next') })).toBeVisible();
  },
});

/** At home the platinum voucher does not fit, and the way on is closed while it is chosen. */
export const PlatinumAtHome = meta.story({
  parameters: {
    address: `/retreatUpgrade/upgradeShipping?flight=${upgradeRefOf(42)}&way=platinum`,
    covers: ['upgrade.voucherUnfit'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect((await canvas.findAllByText(t('condition.unmet')))[0]).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: t('next') })).toBeDisabled();
    await expect(canvas.getByText(t('vouchers.unfit'))).toBeVisible();
  },
});

/** The way of the address is not among those that are left: nothing is chosen, and the way on is closed. */
export const WayGone = meta.story({
  parameters: { address: `/retreatUpgrade/upgradeShipping?flight=${upgradeRefOf(41)}&way=voucher` },
  beforeEach: async ({ msw, airline }) => msw.use(await upgradeOptionsWith(airline, { vouchers: [] })),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByRole('button', { name: t('next') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(t('way.cash')) }));
    await expect(canvas.getByRole('link', { name: t('next') })).toBeVisible();
  },
});

/** A beneficiary in force may be upgraded with points. */
export const ForABeneficiary = meta.story({
  parameters: { address: `/retreatUpgrade/upgradeShipping?flight=${upgradeRefOf(43)}&way=points` },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByRole('radio', { name: new RegExp(t('way.points')) })).toBeEnabled();
  },
});

/** For anybody else points are closed, with the documented message and the way out. */
export const ForSomebodyElse = meta.story({
  parameters: {
    address: `/retreatUpgrade/upgradeShipping?flight=${upgradeRefOf(44)}`,
    covers: ['upgrade.notForPoints'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('points.notFor'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.beneficiaries') })).toBeVisible();
  },
});

/** Too few points: cash, or more points. */
export const PointsInsufficient = meta.story({
  parameters: { covers: ['upgrade.pointsShort'] },
  beforeEach: async ({ msw, airline }) => {
    const answer = await upgradeOptionsWith(airline, { available: 100 });
    msw.use(answer);
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByRole('link', { name: t('way.buy') })).toBeVisible();
  },
});

/** The airline's answer with some fields of ours. */
async function upgradeOptionsWith(_airline: unknown, change: object) {
  const { answer } = await fixtureOf('upgradeOptions');
  const data = answer['data'] as object;
  return http.post(`*${upgradeOptions.path}`, () =>
    HttpResponse.json({ Code: 200, Msg: 'success', data: { ...data, ...change } }),
  );
}

export const UnknownFlight = meta.story({
  parameters: { address: '/retreatUpgrade/upgradeShipping?flight=x' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('gone'))).toBeVisible();
  },
});

export const Refused = meta.story(refusedAfterAFailure(upgradeOptions.path, 300));
