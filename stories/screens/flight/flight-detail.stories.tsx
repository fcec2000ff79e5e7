import { flightDynamics, followFlight } from '@mapp/kit/contracts';
import { FlightDetailScreen } from '@mapp/kit/screens/flight/flight-detail';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../../there.ts';
import { words } from '../../words.ts';

const of = (flight: string) => `/flight/details?flight=${flight}&day=2026-06-01`;

const meta = preview.meta({
  component: FlightDetailScreen,
  tags: ['!autodocs'],
  parameters: { address: of('MU5101'), member: null },
});

/** Whether each step has its estimate in the colour of its plan. */
const inOneColour = (table: HTMLElement): boolean[] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const [planned, estimated] = within(row).getAllByRole('cell');
      return getComputedStyle(there(planned)).color === getComputedStyle(there(estimated)).color;
    });

/** On time, and about to arrive. */
export const Basic = meta.story({
  play: async ({ canvas, globals, host }) => {
    const t = await words(globals, 'dynamics');
    await expect(await canvas.findByRole('heading', { name: t('state.approaching') })).toBeVisible();
    await expect(inOneColour(canvas.getByRole('table', { name: t('timeline.title') }))).not.toContain(false);
    await expect(canvas.queryByRole('region', { name: t('rights.title') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('share') }));
    await waitFor(() => expect(host.log.map(({ action }) => action)).toContain('share'));
  },
});

/** Between two clocks the last news says whose it is told on. */
export const NewsOnTwoClocks = meta.story({
  parameters: { address: of('MU637') },
  // It came to the gate in Shanghai at 08:39.
  play: async ({ canvas }) => expect(await canvas.findByText(/09:39 ?[（(]/)).toBeVisible(),
});

/** 95 minutes late, for which the airline is to blame. */
export const Late = meta.story({
  parameters: { address: of('MU5183') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(await canvas.findByRole('heading', { name: /1.*35/ })).toBeVisible();
    await expect(inOneColour(canvas.getByRole('table', { name: t('timeline.title') }))).toContain(false);
    await expect(canvas.getByRole('region', { name: t('rights.title') })).toBeVisible();
  },
});

/** Five hours late: what can be asked for at this minute. */
export const FiveHoursLate = meta.story({
  parameters: { address: of('MU5215') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    const rights = await canvas.findByRole('region', { name: t('rights.title') });
    await expect(within(rights).getAllByText(t('rights.now')).length).toBeGreaterThan(2);
    await expect(within(rights).getAllByText(t('right.meals')).length).toBeGreaterThan(0);
  },
});

export const Cancelled = meta.story({
  parameters: { address: of('MU5187') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(await canvas.findByRole('heading', { name: t('state.cancelled') })).toBeVisible();
    await expect(canvas.getByText(t('right.cancelCertificate'))).toBeVisible();
    await expect(canvas.queryByText(t('facts.gate'))).toBeNull();
    // Nothing of it has happened, so that there is no progress to show.
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Diverted = meta.story({
  parameters: { address: of('MU5211') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(await canvas.findByRole('heading', { name: t('state.diverted') })).toBeVisible();
  },
});

export const Returned = meta.story({
  parameters: { address: of('MU5212') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(await canvas.findByRole('heading', { name: t('state.returned') })).toBeVisible();
  },
});

/** No news for 40 minutes. */
export const Unknown = meta.story({
  parameters: { address: of('MU5213') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(await canvas.findByRole('heading', { name: t('state.unknown') })).toBeVisible();
    const duration = await words(globals, 'duration');
    const length = duration('hoursAndMinutes', { hours: 0, minutes: 40 });
    await expect(canvas.getByText(t('remark.silent', { length }))).toBeVisible();
  },
});

export const Early = meta.story({
  parameters: { address: of('MU5214') },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: /20/ })).toBeVisible(),
});

export const FlownByAnother = meta.story({
  parameters: { address: of('MU5216') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await canvas.findByRole('heading', { name: t('state.onTime') });
    await expect(canvas.getByText(t('codeshares', { numbers: 'FM9216' }))).toBeVisible();
  },
});

/** Two legs, each with its own progress. */
export const WithAStop = meta.story({
  parameters: { address: of('MU5217') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(await canvas.findByRole('region', { name: t('stop.title') })).toBeVisible();
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
  },
});

/** A change while one looks is told once, and quietly. */
export const ChangesWhileOneLooks = meta.story({
  parameters: { address: of('MU5216') },
  play: async ({ canvas, globals, airline }) => {
    const t = await words(globals, 'dynamics');
    await canvas.findByRole('heading', { name: t('state.onTime') });
    airline.flightEvent({ flight: 'MU5216', kind: 'gate', gate: 'Z99' });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain('Z99'),
    );
    airline.flightEvent({ flight: 'MU5216', kind: 'cancel', cause: 'weather' });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByRole('heading', { name: t('state.cancelled') })).toBeVisible();
  },
});

export const Followed = meta.story({
  parameters: { member: '600000000001' },
  play: async ({ canvas, globals, airline }) => {
    const t = await words(globals, 'dynamics');
    await userEvent.click(await canvas.findByRole('button', { name: t('follow') }));
    await expect(await canvas.findByRole('button', { name: t('unfollow') })).toBeVisible();
    await expect(airline.requests().filter(({ path }) => path === followFlight.path)).toHaveLength(1);
  },
});

/** Following wants a sign-in. */
export const FollowedByAGuest = meta.story({
  play: async ({ canvas, globals, host }) => {
    const t = await words(globals, 'dynamics');
    await userEvent.click(await canvas.findByRole('button', { name: t('follow') }));
    await waitFor(() => expect(host.log.map(({ action }) => action)).toContain('login'));
  },
});

/** The answer is lost: what the airline says is shown. */
export const FollowedWithoutAnAnswer = meta.story({
  parameters: { member: '600000000001' },
  beforeEach: ({ airline }) =>
    airline.fault({ path: followFlight.path, kind: 'network', times: 1, after: true }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await userEvent.click(await canvas.findByRole('button', { name: t('follow') }));
    await expect(await canvas.findByRole('button', { name: t('unfollow') })).toBeVisible();
  },
});

export const NotFound = meta.story({
  parameters: { address: of('MU1'), covers: ['flight.notFound'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(await canvas.findByText(t('detail.notFound'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('list.again') })).toBeVisible();
  },
});

export const NoFlightAsked = meta.story({
  parameters: { address: '/flight/details' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(await canvas.findByText(t('unasked'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('unasked.go') })).toBeVisible();
  },
});

/** One of its legs cannot be read: then its times are not known. */
export const CannotBeRead = meta.story({
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('flightDynamics');
    const data = { ...(answer['data'] as object), legs: [{ from: 'PEK' }] };
    msw.use(http.post(`*${path}`, () => HttpResponse.json({ Code: 200, Msg: 'success', data })));
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(await canvas.findByText(t('detail.unreadable'))).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: async ({ canvas, globals }) => {
    const shell = await words(globals, 'shell');
    await expect(await canvas.findByText(shell('loading'))).toBeInTheDocument();
  },
});

export const NotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: flightDynamics.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    const failures = await words(globals, 'failures');
    await expect(await canvas.findByText(t('detail.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: flightDynamics.path, kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(await canvas.findByText(t('detail.failed'))).toBeVisible();
  },
});
