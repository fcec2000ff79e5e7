import { searchFlightDynamics } from '@mapp/kit/contracts';
import { FlightsFoundScreen } from '@mapp/kit/screens/flight/flights-found';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../../there.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { words } from '../../words.ts';

const address = '/flight/list?from=SHA&to=BJS&day=2026-06-01';

const meta = preview.meta({
  component: FlightsFoundScreen,
  tags: ['!autodocs'],
  parameters: { address, member: null },
});

/** From any airport of the city, which is named as such, by departure. */
export const Basic = meta.story({
  play: async ({ canvas, globals, navigation, said }) => {
    const t = await words(globals, 'dynamics');
    const card = await canvas.findByRole('link', { name: /MU5101/ });
    const head = there(canvas.getByText(t('auto')).parentElement);
    await waitFor(() => expect(head).not.toHaveTextContent('SHA'));
    await expect(head).not.toHaveTextContent(said('上海虹桥'));
    const times = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(times.length).toBeGreaterThan(2);
    await userEvent.click(card);
    await expect(navigation.log).toEqual([
      { action: 'push', to: '/flight/details?flight=MU5101&day=2026-06-01' },
    ]);
  },
});

/** Followed flights come first, whenever they leave. */
export const FollowedFirst = meta.story({
  parameters: { member: '600000000001', address: '/flight/list?from=SHA&to=SZX&day=2026-06-01' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /MU5216/ });
    const [first] = canvas.getAllByRole('link', { name: /MU/ });
    await expect(there(first)).toHaveTextContent('MU5183');
  },
});

export const NoFlights = meta.story({
  parameters: { address: '/flight/list?from=SHA&to=LXA&day=2026-06-01' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(await canvas.findByText(t('list.empty'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('list.again') })).toHaveAttribute(
      'href',
      '/mapp/flight/index',
    );
  },
});

/** An address that names no route asks nothing of the airline, and says that one is to be searched for. */
export const NoRoute = meta.story({
  parameters: { address: '/flight/list?from=x' },
  play: async ({ canvas, globals, airline }) => {
    const t = await words(globals, 'dynamics');
    await expect(await canvas.findByText(t('unasked'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('unasked.go') })).toHaveAttribute(
      'href',
      '/mapp/flight/index',
    );
    await expect(airline.requests()).toEqual([]);
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
  beforeEach: ({ airline }) => airline.fault({ path: searchFlightDynamics.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    const failures = await words(globals, 'failures');
    await expect(await canvas.findByText(t('list.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByRole('link', { name: /MU5101/ })).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: searchFlightDynamics.path, kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(await canvas.findByText(t('list.failed'))).toBeVisible();
  },
});

export const OneCannotBeRead = meta.story({
  parameters: { address: '/flight/list?from=PVG&to=SZX&day=2026-06-01' },
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('searchFlightDynamics')),
  play: async ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});
