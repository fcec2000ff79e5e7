import { cabinOfFlight } from '@mapp/kit/contracts';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { CabinSeatsScreen } from '@mapp/kit/screens/flight/cabin-seats';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusals, seat, words } from '../../fixtures/choosing.ts';
import { there } from '../../there.ts';

const meta = preview.meta({
  component: CabinSeatsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/flight/checkSeat', member: null },
});

/** A guest looks at the seats of a flight; none can be chosen. */
export const Basic = meta.story({
  play: async ({ canvas, globals, userEvent, navigation }) => {
    const t = await words(globals);
    await userEvent.type(canvas.getByLabelText(t('cabin.flight')), 'mu 5102{Enter}');
    await expect(await canvas.findByRole('heading', { level: 2, name: /^MU5102/ })).toBeVisible();
    // Nobody has a cabin: the page and the tab key begin at the nose.
    await expect(await seat('1A')).toHaveAttribute('tabindex', '0');
    await expect(scrollY).toBe(0);
    await userEvent.click(await seat('21A'));
    await waitFor(() =>
      expect(canvas.getAllByRole('status').some(({ textContent }) => textContent.includes('21A'))).toBe(true),
    );
    await expect(canvas.queryByRole('radio', { name: /^1/ })).toBeNull();
    await expect(navigation.log).toEqual([
      { action: 'replace', to: '/flight/checkSeat?flight=MU5102&day=2026-06-02' },
    ]);
  },
});

/** A member's coming flights are one press away; what has left is not among them. */
export const OwnFlights = meta.story({
  parameters: { member: '600000000001' },
  play: async ({ canvas, globals, userEvent, navigation }) => {
    const t = await words(globals);
    const own = within(await canvas.findByRole('region', { name: t('cabin.own') }));
    await userEvent.click(own.getByRole('button', { name: /^MU5102/ }));
    await expect(await canvas.findByRole('heading', { level: 2, name: /^MU5102/ })).toBeVisible();
    await expect(canvas.getByLabelText(t('cabin.flight'))).toHaveValue('MU5102');
    await expect(navigation.log).toEqual([
      { action: 'replace', to: '/flight/checkSeat?flight=MU5102&day=2026-06-01' },
    ]);
  },
});

/** The example of the field, on the day that is there: on that of today it has left. */
export const ItsOwnExample = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    const [example] = /MU\d+/.exec(t('cabin.example')) ?? [];
    await userEvent.type(canvas.getByLabelText(t('cabin.flight')), `${there(example)}{Enter}`);
    await expect(await canvas.findByRole('heading', { level: 2, name: /^MU5101/ })).toBeVisible();
    const written = there(canvas.getByLabelText(t('cabin.day')).nextElementSibling);
    // In one line.
    await expect(written.getBoundingClientRect().height).toBeLessThan(48);
  },
});

export const FromItsAddress = meta.story({
  parameters: { address: '/flight/checkSeat?flight=MU5187&day=2026-06-02' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('heading', { level: 2, name: /^MU5187/ })).toBeVisible();
    await expect(canvas.getByLabelText(t('cabin.flight'))).toHaveValue('MU5187');
  },
});

export const NumberMissing = meta.story({
  parameters: { covers: ['input.flightNo'] },
  play: async ({ canvas, globals, userEvent, airline }) => {
    const t = await words(globals);
    const told = await messagesFor(globals['locale'] as Locale, 'validation');
    await userEvent.click(canvas.getByRole('button', { name: t('cabin.search') }));
    const field = canvas.getByLabelText(t('cabin.flight'));
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(canvas.getByText(told('flight.number'))).toBeVisible();
    await expect(airline.requests()).toEqual([]);
  },
});

export const UnknownFlight = meta.story({
  parameters: { address: '/flight/checkSeat?flight=MU1&day=2026-06-02', covers: ['flight.notFound'] },
  play: async ({ canvas, globals }) => {
    const told = await refusals(globals);
    await expect(await canvas.findByText(told('flightNotFound'))).toBeVisible();
    await expect(canvas.getByText(told('flightNotFound.do'))).toBeVisible();
  },
});

export const MapFailed = meta.story({
  parameters: { address: '/flight/checkSeat?flight=MU5999&day=2026-06-02', covers: ['seat.mapFailed'] },
  play: async ({ canvas, globals }) => {
    const told = await refusals(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(told('mapFailed'));
  },
});

/** A no without a code is no statement about the flight. */
export const Refused = meta.story({
  parameters: { address: '/flight/checkSeat?flight=MU5101&day=2026-06-02' },
  beforeEach: ({ airline }) => airline.fault({ path: cabinOfFlight.path, kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    const told = await refusals(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('map.failed'));
    await expect(canvas.queryByText(told('flightNotFound'))).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { address: '/flight/checkSeat?flight=MU5101&day=2026-06-02', latency: 60_000 },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'seats');
    await expect(await canvas.findByText(t('loading'))).toBeInTheDocument();
  },
});

export const NotToBeHad = meta.story({
  parameters: { address: '/flight/checkSeat?flight=MU5101&day=2026-06-02' },
  beforeEach: ({ airline }) => airline.fault({ path: cabinOfFlight.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('map.failed'));
    const failed = within(there(canvas.getByRole('alert').parentElement));
    await userEvent.click(failed.getByRole('button'));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(await seat('22A')).toBeVisible();
  },
});
