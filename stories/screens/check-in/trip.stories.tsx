import { messagesFor, type Locale } from '@mapp/kit/messages';
import { TripScreen } from '@mapp/kit/screens/check-in/trip';
import { segments } from '@mapp/sandbox/check-in';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { linksTo } from '../../links.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { withoutRole } from '../../without-role.ts';

const meta = preview.meta({
  component: TripScreen,
  tags: ['!autodocs'],
  parameters: { address: '/trip', ...tall.parameters },
  globals: tall.globals,
});

const path = '/api/check-in/journeys';
const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'trip');

export const Basic = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(4));
    await expect(canvas.getAllByRole('article')[0]).toHaveAccessibleName(/MU5105/);
    const ways = canvas.getAllByRole<HTMLAnchorElement>('link');
    const way = ways.find(({ search }) => search.includes(`segment=${segments.closing}`));
    await expect(there(way)).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { member: '600000000005' },
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('empty.upcoming'))).toBeVisible();
    await waitFor(() =>
      expect(
        withoutRole(canvas.getByRole('tabpanel'), 'svg').find(
          (drawing) => drawing.getAttribute('viewBox') === '0 0 168 112',
        ),
      ).toBeVisible(),
    );
    const main = within(there(canvas.getByRole('tabpanel')));
    await expect(main.getByRole('link', { name: t('add.spoken') })).toHaveAttribute(
      'href',
      '/mapp/boarde?tab=query',
    );
    await userEvent.click(canvas.getByRole('tab', { name: t('tabs.past') }));
    await expect(await canvas.findByText(t('empty.past'))).toBeVisible();
  },
});

export const Guest = meta.story({
  parameters: { member: null },
  play: async ({ canvas, globals, host, userEvent }) => {
    const t = await words(globals);
    await userEvent.click(await canvas.findByRole('button', { name: t('guest.signIn') }));
    await waitFor(() => expect(host.log.map(({ action }) => action)).toContain('login'));
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'wrong-shape', times: 1 }),
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    const failures = await messagesFor(globals['locale'] as Locale, 'failures');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(4));
  },
});

export const Offline = meta.story({
  play: async ({ canvas, host }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(4));
    host.setOnline(false);
    await waitFor(() => expect(within(canvas.getByRole('main')).getAllByRole('status')[0]).toBeVisible());
    await expect(canvas.getAllByRole('article')[0]).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(path));

/** The next flight goes into the calendar with its reminder, and its address is handed on; neither says who flies. */
export const KeptAndHandedOn = meta.story({
  play: async ({ canvas, globals, host, userEvent }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'boarding-pass');
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`^${t('calendar')} MU5105`) }),
    );
    const saved = JSON.stringify(host.log.find(({ action }) => action === 'download'));
    await expect(saved).toContain('BEGIN:VALARM');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${t('share')} MU5105`) }));
    await waitFor(() => expect(host.log.map(({ action }) => action)).toContain('share'));
    const shared = JSON.stringify(host.log.find(({ action }) => action === 'share'));
    await expect(shared).toContain('/mapp/flight/details?flight=MU5105');
    for (const told of [saved, shared]) {
      await expect(told).not.toMatch(/张三|Zhang/i);
      await expect(told).not.toContain('781');
    }
  },
});

/** Beside the list a trip leads to what else can be done: its order, a change, a refund, and baggage. */
export const InAWideWindow = meta.story({
  parameters: {
    address: '/trip?segment=S-B0000000002-1',
    config: { partnerLinks: { baggage: 'https://partner.example/baggage' } },
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    const more = within(await canvas.findByRole('region', { name: t('more.title') }));
    const order = '26110000000002';
    await expect(await more.findByRole('link', { name: t('more.order') })).toHaveAttribute(
      'href',
      `/mapp/order/detail/${order}`,
    );
    await expect(more.getByRole('link', { name: t('more.change') })).toHaveAttribute(
      'href',
      `/mapp/reschedule/index?orderNo=${order}`,
    );
    await expect(more.getByRole('link', { name: t('more.upgrade') })).toHaveAttribute(
      'href',
      `/mapp/retreatUpgrade/aircrew?orderNo=${order}`,
    );
    await expect(more.getByRole('link', { name: t('more.refund') })).toHaveAttribute(
      'href',
      `/mapp/generalRefund/apply?order=${order}`,
    );
    await expect(more.getByRole('link', { name: t('more.baggage') })).toHaveAttribute(
      'href',
      `/mapp/overbook/outLink?${new URLSearchParams({ url: 'https://partner.example/baggage' })}`,
    );
  },
});

/** Late: the times that count, the planned departure struck beside them. */
export const Late = meta.story({
  beforeEach: ({ airline }) =>
    void airline.flightEvent({ flight: 'MU5102', kind: 'delay', minutes: 50, cause: 'weather' }),
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'duration');
    await expect(await canvas.findByText(t('formerly', { time: '18:30' }))).toBeInTheDocument();
    await expect(canvas.getByText((text) => text.includes('19:20'))).toBeVisible();
  },
});

/** Not flown, and nothing has been offered yet: the way to what one may ask for. */
export const NotFlown = meta.story({
  beforeEach: ({ airline }) =>
    void airline.flightEvent({ flight: 'MU5102', kind: 'cancel', cause: 'weather' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect((await canvas.findAllByText(t('state.flightCancelled')))[0]).toBeVisible();
    await expect(
      linksTo(canvas.getByRole('main'), '/mapp/flight/details?flight=MU5102').at(-1),
    ).toHaveTextContent(t('dynamics'));
  },
});

/** The airline has moved one flight, cancelled another and takes a third from another airport: each trip leads to its decision. */
export const ChangedByTheAirline = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findAllByText(t('state.changed'))).toHaveLength(2);
    await expect(canvas.getByText(t('state.flightCancelled'))).toBeVisible();
    const ways = canvas.getAllByRole('link', { name: new RegExp(`^${t('change.look')}`) });
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual(
      ['11', '12', '13'].map((last) => `/mapp/order/detail/261100000000${last}?view=change`),
    );
  },
});
