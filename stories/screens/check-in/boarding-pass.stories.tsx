import { BoardingPassScreen } from '@mapp/kit/screens/check-in/boarding-pass';
import type { Device, FakeHost } from '@mapp/kit/host';
import type { PassOnWire } from '@mapp/kit/contracts';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { decodePass } from '@mapp/kit/rules';
import { passengers, segments } from '@mapp/sandbox/check-in';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { readPicture, readSymbol, symbolsIn } from '../../fixtures/read-symbol.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';

const path = '/api/check-in/boarding-passes';
const addressOf = (segment: string, more = '') => `/boarde/boardingCard?segment=${segment}${more}`;

const meta = preview.meta({
  component: BoardingPassScreen,
  tags: ['!autodocs'],
  parameters: { address: addressOf(segments.checkedIn), ...tall.parameters },
  globals: tall.globals,
});

type Queries = { getQueriesData: (filter: { queryKey: readonly string[] }) => [unknown, unknown][] };

/** Passes that the airline has sent. */
const sentTo = (queries: Queries): readonly PassOnWire[] =>
  queries
    .getQueriesData({ queryKey: ['boardingPasses'] })
    .flatMap(([, data]) => (data as { passes: PassOnWire[] } | undefined)?.passes ?? []);

const symbolsOf = (canvasElement: HTMLElement, count: number) =>
  waitFor(async () => {
    const symbols = symbolsIn(canvasElement);
    await expect(symbols).toHaveLength(count);
    return symbols;
  });
const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));
const wordsOf = (globals: Record<string, unknown>) =>
  messagesFor(globals['locale'] as Locale, 'boarding-pass');
const logged = ({ log }: FakeHost, action: string) =>
  log.filter((call) => call.action === action).map(({ detail }) => detail);

/** Two adults and the infant on a lap; the airline's own texts, letter for letter; a gate that has changed. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement, queries, globals, host }) => {
    const symbols = await symbolsOf(canvasElement, 3);
    const sent = sentTo(queries);
    for (const [index, symbol] of symbols.entries())
      await expect(await readSymbol(symbol)).toEqual([
        { format: 'QRCode', text: there(sent[index]).barcode },
      ]);
    await expect(canvas.getAllByText('C21')[0]?.tagName).toBe('S');
    const t = await wordsOf(globals);
    await expect(await canvas.findByText(t('kept'))).toBeVisible();
    await expect(canvas.getByText(t('awake'))).toBeVisible();
    await expect(canvas.queryByText(t('bright'))).toBeNull();
    // The device cannot read the pass that it keeps.
    const [kept] = host.keptEntries();
    await expect(new TextDecoder('latin1').decode(there(kept).sealed)).not.toContain('ZHANG');
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const [symbol] = await symbolsOf(canvasElement, 3);
    const panel = there(symbol?.parentElement);
    await expect(getComputedStyle(panel).backgroundColor).toBe('rgb(255, 255, 255)');
  },
});

/** The address says whose pass is in front. */
export const AnotherPassengerInFront = meta.story({
  parameters: { address: addressOf(segments.checkedIn, `&passenger=${passengers.wife}`) },
  play: async ({ canvas, canvasElement, host, globals }) => {
    await symbolsOf(canvasElement, 3);
    const [own, wife] = canvas.getAllByRole('radio');
    await expect(wife).toBeChecked();
    const card = there(canvas.getAllByRole('article')[1]);
    await waitFor(() => expect(card.getBoundingClientRect().left).toBe(16));
    await userEvent.click(there(own));
    await waitFor(() => expect(own).toBeChecked());
    const t = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('calendar') }));
    await expect(logged(host, 'download')).toEqual([
      {
        name: 'MU5102-2026-06-01.ics',
        type: 'text/calendar;charset=utf-8',
        text: expect.stringContaining('BEGIN:VEVENT'),
      },
    ]);
  },
});

export const InfantInFront = meta.story({
  parameters: { address: addressOf(segments.checkedIn, `&passenger=${passengers.infant}`) },
  play: async ({ canvas, canvasElement }) => {
    const symbols = await symbolsOf(canvasElement, 3);
    await expect(canvas.getAllByText('INF')).toHaveLength(1);
    const [read] = await readSymbol(there(symbols[2]));
    const pass = decodePass(there(read).text);
    await expect(pass).toMatchObject({ ok: true, value: { passenger: 'infant', legs: [{ seat: 'INF' }] } });
  },
});

export const NearestWithoutSegment = meta.story({
  parameters: { address: '/boarde/boardingCard' },
  play: async ({ canvas, canvasElement }) => {
    await symbolsOf(canvasElement, 3);
    await expect(canvas.getAllByText('MU5102')).toHaveLength(3);
  },
});

/** An address that names no segment of the member's: trying again would not help. */
export const UnknownSegment = meta.story({
  parameters: { address: addressOf('S-9999-9') },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'check-in');
    await expect(await canvas.findByText(t('missing.title'))).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const NobodyCheckedIn = meta.story({
  parameters: { address: addressOf(segments.first) },
  play: async ({ canvas, globals, navigation }) => {
    const t = await wordsOf(globals);
    await expect(await canvas.findByText(t('none'))).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: t('none.action') }));
    await expect(navigation.log).toEqual([{ action: 'push', to: '/boarde' }]);
  },
});

export const NoneAtAll = meta.story({
  parameters: { address: '/boarde/boardingCard', member: '600000000003' },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText((await wordsOf(globals))('none'))).toBeVisible(),
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const NotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500', times: 1 }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(main(canvasElement).getByRole('button'));
    await symbolsOf(canvasElement, 3);
  },
});

/** The airline cannot make the pass yet: the seat holds, to try again or to ask are the ways out. */
export const PassProcessingError = meta.story({
  parameters: {
    member: '600000000002',
    address: addressOf(segments.noPass),
    covers: ['checkIn.passFailed'],
  },
  play: async ({ canvas, canvasElement, airline, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'check-in');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('passFailed'));
    await expect(alert).toHaveTextContent(t('passFailed.do'));
    await expect(main(canvasElement).getByRole('link')).toHaveAttribute('href', 'tel:95530');
    const asked = () => airline.requests().filter((request) => request.path === path).length;
    const before = asked();
    await userEvent.click(main(canvasElement).getByRole('button'));
    await waitFor(() => expect(asked()).toBe(before + 1));
  },
});

export const Offline = meta.story({
  play: async ({ canvas, canvasElement, host, globals }) => {
    await symbolsOf(canvasElement, 3);
    host.setOnline(false);
    const t = await wordsOf(globals);
    await expect(await canvas.findByText(t('updated', { time: '10:00' }))).toBeVisible();
  },
});

/** There is a network, but no answer: what was told last stays. */
export const NotUpdated = meta.story({
  play: async ({ canvas, canvasElement, airline, queries, globals }) => {
    await symbolsOf(canvasElement, 3);
    airline.fault({ path, kind: 'http500', times: 1 });
    await queries.refetchQueries({ queryKey: ['boardingPasses'] });
    const t = await wordsOf(globals);
    await expect(await canvas.findByText(t('updated', { time: '10:00' }))).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A page that starts without a network finds what the device has kept. */
export const FromTheDevice = meta.story({
  play: async ({ canvas, canvasElement, airline, queries, host, globals }) => {
    const t = await wordsOf(globals);
    await expect(await canvas.findByText(t('kept'))).toBeVisible();
    host.setOnline(false);
    airline.fault({ path, kind: 'network', times: 3 });
    await queries.resetQueries({ queryKey: ['boardingPasses'] });
    await symbolsOf(canvasElement, 3);
    await expect(canvas.getByText(t('updated', { time: '10:00' }))).toBeVisible();
  },
});

/** The app raises the brightness; a browser cannot. */
export const BrightInTheApp = meta.story({
  globals: { host: 'app' },
  play: async ({ canvas, canvasElement, host, globals }) => {
    await symbolsOf(canvasElement, 3);
    const t = await wordsOf(globals);
    await expect(await canvas.findByText(t('bright'))).toBeVisible();
    await expect(logged(host, 'setBrightness').at(-1)).toBe('full');
    await expect(canvas.queryByRole('button', { name: t('print') })).toBeNull();
  },
});

/** The browser does not keep the screen on, and knows no way to open without a network: neither is said. */
export const DeviceCannot = meta.story({
  beforeEach: ({ host }) => {
    const { device } = host;
    const cannot = async (): Promise<Device> => ({
      ...(await device()),
      keepAwake: () => () => undefined,
      openWithoutNetwork: async () => false,
    });
    Object.assign(host, { device: cannot });
  },
  play: async ({ canvas, canvasElement, host, globals }) => {
    await symbolsOf(canvasElement, 3);
    await waitFor(() => expect(host.keptEntries()).toHaveLength(1));
    const t = await wordsOf(globals);
    await expect(canvas.queryByText(t('awake'))).toBeNull();
    await expect(canvas.queryByText(t('kept'))).toBeNull();
  },
});

/** The pictures are read again by a reader that knows nothing of how they were drawn. */
export const SavedAsPictures = meta.story({
  play: async ({ canvas, canvasElement, host, queries, globals }) => {
    await symbolsOf(canvasElement, 3);
    const t = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('save.all', { count: 3 }) }));
    await waitFor(() => expect(logged(host, 'saveImage')).toHaveLength(3));
    const saved = logged(host, 'saveImage') as { image: string; name: string }[];
    await expect(saved.map(({ name }) => name)).toEqual([1, 2, 3].map((n) => `MU5102-2026-06-01-${n}.png`));
    for (const [index, { image }] of saved.entries())
      await expect(await readPicture(image)).toEqual([there(sentTo(queries)[index]).barcode]);
  },
});

export const EachCodeInAPicture = meta.story({
  play: async ({ canvas, canvasElement, host, queries, globals }) => {
    await symbolsOf(canvasElement, 3);
    const t = await wordsOf(globals);
    for (const [index, symbology] of (['aztec', 'pdf417'] as const).entries()) {
      await userEvent.click(canvas.getByRole('radio', { name: t(`symbology.${symbology}`) }));
      await userEvent.click(canvas.getByRole('button', { name: t('share') }));
      await waitFor(() => expect(logged(host, 'share')).toHaveLength(index + 1));
      const shared = logged(host, 'share').at(-1) as { url: string; image: string };
      await expect(shared.url).toBe(`${location.origin}/mapp${addressOf(segments.checkedIn)}`);
      await expect(await readPicture(shared.image)).toEqual([there(sentTo(queries)[0]).barcode]);
    }
  },
});

export const PictureNotSaved = meta.story({
  beforeEach: ({ host }) => {
    Object.assign(host, { saveImage: () => Promise.reject(new Error('No room')) });
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await symbolsOf(canvasElement, 3);
    const t = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('save.all', { count: 3 }) }));
    await waitFor(() => expect(document.body).toHaveTextContent(t('save.failed')));
  },
});

export const Printed = meta.story({
  play: async ({ canvas, canvasElement, host, globals }) => {
    await symbolsOf(canvasElement, 3);
    await userEvent.click(canvas.getByRole('button', { name: (await wordsOf(globals))('print') }));
    await expect(logged(host, 'print')).toHaveLength(1);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await symbolsOf(canvasElement, 3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('boardingPasses')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});
