import { messagesFor, type Locale } from '@mapp/kit/messages';
import { TierScreen } from '@mapp/kit/screens/tiers/tier';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { tops } from '../../tops.ts';
import { showsThatItWaits } from '../../waiting.ts';

const meta = preview.meta({
  component: TierScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/memberUpgrade', ...tall.parameters },
  globals: tall.globals,
});

const upgradePath = '/api/memberApi/member/calculateUpgrade';
const privilegePath = '/api/memberApi/memberBenefit/getPrivilegeInfoLs';

interface Play {
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
}

/** The tier's own name is on its card, and its column in the table is marked. */
const shows =
  (tier: 'STD' | 'SIL' | 'GOL' | 'PLT' | 'CHD', columns: number) =>
  async ({ canvas, globals }: Play) => {
    const tiers = await messagesFor(globals['locale'] as Locale, 'tiers');
    const t = await messagesFor(globals['locale'] as Locale, 'tier-progress');
    await expect(await canvas.findByRole('heading', { name: tiers(`member.${tier}`) })).toBeVisible();
    const table = within(await canvas.findByRole('table'));
    await expect(table.getAllByRole('columnheader')).toHaveLength(columns + 1);
    const now = table.getByText(t('benefits.now'), { exact: false });
    const marked = table.getAllByRole('columnheader').find((head) => head.contains(now));
    await expect(marked).toHaveTextContent(tiers(`name.${tier}`));
    await expect(marked).toBe(table.getAllByRole('columnheader')[1]);
  };

export const Basic = meta.story({
  play: async (context) => {
    await shows('STD', 2)(context);
    const { canvas, globals } = context;
    const t = await messagesFor(globals['locale'] as Locale, 'tier-progress');
    await expect(canvas.getByText(t('star.own', { star: 3 }))).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: t('keep.title') })).toBeNull();
    await expect(canvas.getByRole('link', { name: t('rules') })).toHaveAttribute('href', '/mapp/mine/rule');
    await expect(canvas.getByRole('link', { name: t('ways.exchange') })).toHaveAttribute(
      'href',
      '/mapp/mine/exchangeMember',
    );
    const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(figures).toEqual([
      expect.stringMatching(/^7.495 .*15.000/),
      expect.stringMatching(/^5 .*13/),
    ]);
  },
});

export const SilverMember = meta.story({
  parameters: { member: '600000000002' },
  play: async (context) => {
    await shows('SIL', 2)(context);
    const t = await messagesFor(context.globals['locale'] as Locale, 'tier-progress');
    await expect(context.canvas.getByRole('heading', { name: t('keep.title') })).toBeVisible();
  },
});

export const GoldMember = meta.story({
  parameters: { member: '600000000003' },
  play: shows('GOL', 2),
});

/** No tier above: the rings tell what keeps it, and no calculation of an upgrade is asked for. */
export const PlatinumMember = meta.story({
  parameters: { member: '600000000004' },
  play: async (context) => {
    const { airline, canvas, globals } = context;
    const t = await messagesFor(globals['locale'] as Locale, 'tier-progress');
    const tiers = await messagesFor(globals['locale'] as Locale, 'tiers');
    await expect(await canvas.findByRole('heading', { name: tiers('member.PLT') })).toBeVisible();
    // Its benefits are figures: there is no tier to set them against.
    await expect(await canvas.findByText('+30')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('plan.open') })).toBeNull();
    await expect(airline.requests().filter(({ path }) => path === upgradePath)).toHaveLength(0);
  },
});

/** Nothing is sold to a child. */
export const Child = meta.story({
  parameters: { member: '600000000005' },
  play: async (context) => {
    await shows('CHD', 2)(context);
    const t = await messagesFor(context.globals['locale'] as Locale, 'tier-progress');
    await expect(context.canvas.queryByRole('link', { name: t('ways.exchange') })).toBeNull();
  },
});

export const HowToMoveUp = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'tier-progress');
    const tiers = await messagesFor(globals['locale'] as Locale, 'tiers');
    await userEvent.click(await canvas.findByRole('button', { name: t('plan.open') }));
    const sheet = within(
      await screen.findByRole('dialog', { name: t('plan.title', { tier: tiers('name.SIL') }) }),
    );
    // 7,505 points and 8 segments are missing: the route with the fewest points decides by points, the others by segments.
    await expect(sheet.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: upgradePath, kind: 'http500', times: 3 }),
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'tier-progress');
    await expect(await canvas.findByRole('alert', undefined, { timeout: 8000 })).toHaveTextContent(
      t('failed'),
    );
  },
});

export const WithoutBenefits = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: privilegePath, kind: 'wrong-shape', times: 1 }),
  play: async ({ canvas, globals, userEvent }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'tier-progress');
    const shell = await messagesFor(globals['locale'] as Locale, 'failures');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('benefits.failed'));
    await userEvent.click(canvas.getByRole('button', { name: shell('retry') }));
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible());
  },
});

/** The head is where it was while it was on its way, whatever the tier. */
const nothingMoves = async ({ canvas, canvasElement, globals }: Play & { canvasElement: HTMLElement }) => {
  const t = await messagesFor(globals['locale'] as Locale, 'tier-progress');
  const label = t('measure.points');
  const measureTop = () => tops(within(canvasElement).queryAllByText(label))[0];
  await waitFor(() => expect(measureTop()).toBeGreaterThan(0));
  const before = there(measureTop());
  await waitFor(() => expect(canvas.getByRole('table')).toBeVisible(), { timeout: 8000 });
  await expect(Math.abs(there(measureTop()) - before)).toBeLessThanOrEqual(1);
};

export const NothingMoves = meta.story({ parameters: { latency: 800 }, play: nothingMoves });

export const OnTheWay = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const InTheDark = meta.story({ globals: { theme: 'dark' }, play: shows('STD', 2) });
export const Elder = meta.story({ globals: { textSize: 'elder' }, play: shows('STD', 2) });

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(upgradePath, 220));
