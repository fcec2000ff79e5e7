import type { Catalogue } from '@mapp/kit/messages';
import { NoticeScreen } from '@mapp/kit/screens/notices/notice';
import type { NoticeSlug } from '@mapp/kit/components/notice-text';
import { expect, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: NoticeScreen,
  tags: ['!autodocs'],
  parameters: { address: '/notice/dangerous-goods', member: null },
});

interface Told {
  readonly canvas: ReturnType<typeof within>;
  readonly globals: Record<string, unknown>;
}

type Key = { [Slug in NoticeSlug]: `notice-${Slug}` & Catalogue }[NoticeSlug];

const ways = (canvas: Told['canvas']): readonly HTMLElement[] => canvas.getAllByRole('link');

/** A notice with its title, a sentence that only it has, its edition and the way to the ten others. */
const notice = (slug: NoticeSlug, version = '1.0') => ({
  parameters: { address: `/notice/${slug}`, member: null },
  play: async ({ canvas, globals }: Told) => {
    const t = await words(globals, 'notices');
    const text = await words(globals, `notice-${slug}` as Key);
    await expect(await canvas.findByText(text('lead'))).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: t(slug) })).toBeVisible();
    await expect(canvas.getByText(t('edition', { version }))).toBeVisible();
    await expect(
      ways(canvas).filter((link) => /\/notice\//.test(link.getAttribute('href') ?? '')),
    ).toHaveLength(10);
  },
});

/** Goods that endanger a flight, with all limits of batteries. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'notice-dangerous-goods');
    for (const key of [
      'power.yes.1.rule',
      'power.ask.1.rule',
      'power.no.1.rule',
      'count.fact.1.rule',
      'count.fact.2.rule',
    ] as const)
      await expect(await canvas.findByText(t(key))).toBeVisible();
  },
});

/** One section of it, which another screen leads to: its heading has the focus. */
export const AtASection = meta.story({
  parameters: { address: '/notice/conditions-of-carriage?section=change', member: null },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'notice-conditions-of-carriage');
    const heading = await canvas.findByRole('heading', { level: 2, name: t('change.title') });
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

export const PassengerNotes = meta.story(notice('passenger-notes', '1.2'));
export const OnlineTicket = meta.story(notice('online-ticket', '1.1'));
export const DangerousGoods = meta.story(notice('dangerous-goods'));
export const FreeBaggage = meta.story(notice('free-baggage', '1.1'));
export const SpecialPassengers = meta.story(notice('special-passengers', '1.1'));
export const ConditionsOfCarriage = meta.story(notice('conditions-of-carriage', '1.1'));
export const InternationalRefund = meta.story(notice('international-refund', '1.1'));
export const UsElectronics = meta.story(notice('us-electronics', '1.1'));
export const CouponUse = meta.story(notice('coupon-use', '1.1'));
export const MileageRules = meta.story(notice('mileage-rules', '1.1'));
export const Privacy = meta.story(notice('privacy', '1.1'));

/** Nothing is asked of the airline: without a network the text is there all the same, and no strip says that it may be old. */
export const Offline = meta.story({
  globals: { network: 'network' },
  play: async ({ canvas, globals, airline }) => {
    const t = await words(globals, 'notice-dangerous-goods');
    await expect(await canvas.findByText(t('power.no.1.rule'))).toBeVisible();
    await expect(airline.requests()).toHaveLength(0);
  },
});

/** A name that no notice has. */
export const Unknown = meta.story({
  parameters: { address: '/notice/no-such-notice' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'shell');
    await expect(await canvas.findByRole('heading', { level: 1, name: t('notFound.title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('home') })).toBeVisible();
  },
});
