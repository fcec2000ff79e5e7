import { flightEntries, followedFlights } from '@mapp/kit/contracts';
import { FlightsScreen } from '@mapp/kit/screens/flight/flights';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../../there.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: FlightsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/flight/index', member: '600000000001' },
});

/** Followed flights, late first, and the own journeys. */
export const Basic = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'dynamics');
    const followed = await canvas.findByRole('region', { name: t('followed.title') });
    const [first] = await within(followed).findAllByRole('link');
    await expect(there(first)).toHaveTextContent('MU5183');
    await userEvent.type(canvas.getByLabelText(t('search.number')), 'ＭＵ５１０１{Enter}');
    await expect(navigation.log).toEqual([
      { action: 'push', to: '/flight/details?flight=MU5101&day=2026-06-01' },
    ]);
  },
});

/** A number that was typed is there after a reload. */
export const Reloaded = meta.story({
  beforeEach: ({ world }) => world.session.set('flightSought', 'number;mu5101;;;2026-06-02'),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(await canvas.findByLabelText(t('search.number'))).toHaveValue('mu5101');
  },
});

/** A guest looks for any flight; following wants a sign-in. */
export const Guest = meta.story({
  parameters: { member: null },
  play: async ({ canvas, globals, host }) => {
    const t = await words(globals, 'dynamics');
    await userEvent.click(await canvas.findByRole('button', { name: t('followed.signIn') }));
    await waitFor(() => expect(host.log.map(({ action }) => action)).toContain('login'));
  },
});

/** Its documented sentence for none, one of its own for a wrong one. */
export const NumberMissing = meta.story({
  parameters: { covers: ['input.flightNo'], member: null },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    const told = await words(globals, 'validation');
    await userEvent.click(canvas.getByRole('button', { name: t('search.submit') }));
    await expect(canvas.getByText(told('flight.number'))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(t('search.number')), '5101{Enter}');
    await expect(canvas.getByText(told('flight.format'))).toBeVisible();
  },
});

/** The tabs keep the form; a number leads to its flight. */
export const BackFromTheRoute = meta.story({
  parameters: { member: null },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'dynamics');
    await userEvent.click(canvas.getByRole('tab', { name: t('search.byRoute') }));
    await userEvent.click(canvas.getByRole('tab', { name: t('search.byNumber') }));
    await userEvent.type(canvas.getByLabelText(t('search.number')), 'mu5183{Enter}');
    await expect(navigation.log).toHaveLength(1);
  },
});

/** The Wi-Fi is hidden, and this page is no entry of itself. */
export const Entries = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    const entries = await canvas.findByRole('region', { name: t('entries.title') });
    await waitFor(() => expect(within(entries).getAllByRole('link')).toHaveLength(7));
    await expect(canvas.getAllByRole('link', { name: t('entries.board') })[0]).toHaveAttribute(
      'href',
      '/mapp/flight/bigScreen',
    );
    await expect(within(entries).queryByText(/wi-?fi/i)).toBeNull();
  },
});

/** An entry shows the airline's picture, if that is the site's own. */
export const EntriesWithPictures = meta.story({
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('flightEntries');
    const entry = { titleTxt: '选座值机', url: '/mapp/boarde', code: 'boarde', show: true };
    const img =
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"%3E%3Cpath d="M4 4h16v16H4z"/%3E%3C/svg%3E';
    const list = [
      { ...entry, img },
      { ...entry, titleTxt: '行李须知', code: 'luggage', img: 'https://pictures.example/bag.png' },
    ];
    msw.use(http.post(`*${path}`, () => HttpResponse.json({ ...answer, data: { list } })));
  },
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('link', { name: '选座值机' });
    await expect(within(own).getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image/),
    );
    const foreign = canvas.getByRole('link', { name: '行李须知' });
    await expect(within(foreign).queryByRole('presentation')).toBeNull();
  },
});

/** Without the airline's entries the page is whole, with those of its own. */
export const EntriesNotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: flightEntries.path, kind: 'http500', times: 9 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await canvas.findByRole('link', { name: /MU5183/ });
    const entries = await canvas.findByRole('region', { name: t('entries.title') });
    await expect(within(entries).getAllByRole('link')).toHaveLength(4);
  },
});

export const NothingFollowed = meta.story({
  parameters: { member: '600000000006' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(await canvas.findByText(t('followed.none'))).toBeVisible();
  },
});

/** The search goes on without it. */
export const FollowedNotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: followedFlights.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    const failures = await words(globals, 'failures');
    await expect(await canvas.findByText(t('followed.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByRole('link', { name: /MU5183/ })).toBeVisible();
  },
});

export const OneCannotBeRead = meta.story({
  parameters: { language: 'zh' },
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('followedFlights')),
  play: async ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});
