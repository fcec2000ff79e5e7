import { ServiceScreen } from '@mapp/kit/screens/home/service';
import { noticeSlugs } from '@mapp/kit/rules';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: ServiceScreen,
  tags: ['!autodocs'],
  parameters: { address: '/service' },
});

const groups = ['trip', 'handle', 'after', 'offers'] as const;

/** Four groups, the next trip above them, and every notice. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'service');
    const notices = await words(globals, 'notices');
    await expect(await canvas.findByRole('heading', { level: 1, name: t('title') })).toBeVisible();
    for (const group of groups)
      await expect(canvas.getByRole('heading', { level: 2, name: t(`group.${group}`) })).toBeVisible();
    for (const slug of noticeSlugs)
      await expect(canvas.getByRole('link', { name: notices(slug) })).toHaveAttribute(
        'href',
        `/mapp/notice/${slug}`,
      );
    await expect(await canvas.findByText(/MU\d{3,4}/)).toBeVisible();
    // What has no address here is not drawn.
    await expect(canvas.queryByText(t('partners'))).toBeNull();
  },
});

/** A guest has no trip, and is asked to sign in by the services that need it. */
export const Guest = meta.story({
  parameters: { member: null },
  play: async ({ canvas, globals, airline }) => {
    const t = await words(globals, 'service');
    await expect(await canvas.findByRole('heading', { name: t('group.after') })).toBeVisible();
    await expect(canvas.queryByText(t('next'))).toBeNull();
    await expect(airline.requests()).toHaveLength(0);
  },
});

/** Pages of partners are left for by the page that names the site. */
export const Partners = meta.story({
  parameters: {
    config: {
      partnerLinks: {
        hotels: 'https://partner.example/hotels',
        parking: 'https://partner.example/parking',
        itinerary: 'https://partner.example/itinerary?order={orderNo}',
      },
    },
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'service');
    const section = within(await canvas.findByRole('region', { name: t('partners') }));
    await expect(section.getAllByRole('link')).toHaveLength(2);
    await expect(section.getByRole('link', { name: t('partner.hotels') })).toHaveAttribute(
      'href',
      `/mapp/overbook/outLink?${new URLSearchParams({ url: 'https://partner.example/hotels' })}`,
    );
  },
});

/** No trip lies ahead. */
export const NoTrip = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'service');
    await expect(await canvas.findByRole('heading', { name: t('group.trip') })).toBeVisible();
  },
});

/** The services are there when the trip is not. */
export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/orders/nextTrip', kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'service');
    await expect(await canvas.findByRole('heading', { name: t('group.offers') })).toBeVisible();
  },
});
