import { tierOffers } from '@mapp/kit/contracts';
import { TierCompensationScreen } from '@mapp/kit/screens/tier-orders/tier-compensation';
import { http, HttpResponse } from 'msw/http';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { plain } from '../../plain.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: TierCompensationScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/compensationGrade', member: '600000000002', ...tall.parameters },
  globals: tall.globals,
});

/** Six segments are missing for gold; its points are reached. Nothing is missing to keep silver. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    const tiers = await words(globals, 'tiers');
    const name = t('name.makeUpRaise', { tier: tiers('name.GOL') });
    await expect(await canvas.findByRole('link', { name: `${t('choose.makeUp')} ${name}` })).toHaveAttribute(
      'href',
      '/mapp/mine/gradePay?offer=makeUpRaise-GOL-180000',
    );
    await expect(canvas.getByText(t('makeUp.met'))).toBeVisible();
    await expect(canvas.getByText(t('barTitle.kept'))).toBeVisible();
    await expect(canvas.getAllByRole('definition').length).toBeGreaterThan(3);
  },
});

/** Both measures are short, and both are priced. */
export const BothMissing = meta.story({
  parameters: { member: '600000000003' },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'tier-orders');
    const tiers = await words(globals, 'tiers');
    await expect(
      await canvas.findByRole('heading', { name: t('name.makeUpRaise', { tier: tiers('name.PLT') }) }),
    ).toBeVisible();
    await expect(canvas.queryByText(t('makeUp.met'))).toBeNull();
    await expect(canvasElement).toHaveTextContent(/6\D?980/);
  },
});

/** Too little has been flown: how far it is, and the way to the plan. */
export const TooFar = meta.story({
  parameters: { member: '600000000001', covers: ['tierOrder.tooFar'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByText(t('barTitle.tooFar'))).toBeVisible();
    await expect(canvas.getByText(plain(t('flown', { flown: 38, least: 60 })))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.tier') })).toBeVisible();
  },
});

export const NoNextTier = meta.story({
  parameters: { member: '600000000004', covers: ['tierOrder.topTier'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByText(t('barTitle.topTier'))).toBeVisible();
    await expect(canvas.getByText(t('barTitle.kept'))).toBeVisible();
  },
});

export const ChildMember = meta.story({
  parameters: { member: '600000000005', covers: ['tierOrder.child'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByText(t('barTitle.child'))).toBeVisible();
  },
});

const yuan = (amount: number) => ({ amount, currency: 'CNY' });

/** Gold would be lost: what is missing to keep it can be paid. */
export const TierAtRisk = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`*${tierOffers.path}`, () =>
        HttpResponse.json({
          Code: 200,
          data: {
            now: '2026-06-01T10:00:00+08:00',
            tierCode: 'GOL',
            tierValidUntil: '2026-07-31',
            available: 1000,
            offers: [
              {
                kind: 'makeUpKeep',
                tierCode: 'GOL',
                offerId: 'makeUpKeep-GOL-120000',
                points: 0,
                cash: yuan(120_000),
                validFrom: '2026-08-01',
                validUntil: '2027-07-31',
                parts: [
                  { kind: 'points', have: 22_000, need: 25_000, price: yuan(60_000) },
                  { kind: 'segments', have: 23, need: 25, price: yuan(60_000) },
                ],
              },
            ],
            closed: [{ kind: 'makeUpRaise', tierCode: 'PLT', bar: 'notSold' }],
            waiting: [],
            superMember: { benefits: [] },
          },
        }),
      ),
    ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    const tiers = await words(globals, 'tiers');
    const name = t('name.makeUpKeep', { tier: tiers('name.GOL') });
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `${t('choose.makeUp')} ${name}` })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: tierOffers.path, kind: 'wrong-shape', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed.offers'));
  },
});

export const InTheDark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByText(t('makeUp.met'))).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/tiers/offers', 220));
