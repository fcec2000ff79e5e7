import { memoryNavigation, NavigationProvider } from '@mapp/kit/navigation';
import { BillScreen } from '@mapp/kit/screens/points/bill';
import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { linksTo } from '../../links.ts';
import { there } from '../../there.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { tops } from '../../tops.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({ component: BillScreen, tags: ['!autodocs'], parameters: { address: '/myBill' } });

const summaryPath = '/api/memberApi/member/getAllCountActivitys';
const entriesPath = '/api/memberApi/member/queryPointActivityDetail';

/** Parts of the page; on the way they are drawn, and not said. */
const all = (canvasElement: HTMLElement, role: string) =>
  within(within(canvasElement).getByRole('main')).queryAllByRole(role, { hidden: true });

/** Where the days on show are written. */
const entriesTop = (canvasElement: HTMLElement) => tops(all(canvasElement, 'paragraph')).at(-1);

const entriesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('listitem')
    .filter((item) => item.hasAttribute('aria-posinset'));
const entryLinks = (canvasElement: HTMLElement) =>
  entriesIn(canvasElement).flatMap((item) => within(item).queryAllByRole<HTMLAnchorElement>('link'));

export const Basic = meta.story({
  play: async ({ canvasElement, airline }) => {
    await waitFor(() => expect(entryLinks(canvasElement).length).toBeGreaterThan(3));
    await expect(there(entryLinks(canvasElement)[0]).href).toContain(
      '/mapp/myBill/billDetail?startDate=2026-05-01&endDate=2026-06-01&entry=',
    );
    const asked = airline
      .requests()
      .filter(({ path }) => path === entriesPath)
      .map(({ body }) => JSON.parse(body) as { startDate: string; endDate: string });
    await expect(asked).toContainEqual(
      expect.objectContaining({ startDate: '2026-05-01', endDate: '2026-06-01' }),
    );
  },
});

export const SilverMember = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvasElement }) =>
    waitFor(() => expect(within(canvasElement).getAllByRole('region')[0]).toBeVisible()),
});

export const TwelveThousandEntries = meta.story({
  parameters: { member: '600000000003', address: '/myBill?startDate=2021-06-01&endDate=2026-06-01' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(entryLinks(canvasElement).length).toBeGreaterThan(3), { timeout: 10_000 });
    await expect(Number(entriesIn(canvasElement)[0]?.getAttribute('aria-setsize'))).toBeGreaterThan(12_000);
    await expect(entryLinks(canvasElement).length).toBeLessThan(60);
  },
});

export const MonthChosen = meta.story({
  play: async ({ canvas, navigation }) => {
    const bars = await canvas.findAllByRole('button', { pressed: false });
    await userEvent.click(there(bars[0]));
    await expect(navigation.log).toContainEqual({
      action: 'replace',
      to: '/myBill?startDate=2026-01-01&endDate=2026-01-31',
    });
  },
});

/** An entry is in sight before anything is touched, where the words are short. */
export const EntryAboveTheFold = meta.story({
  globals: { locale: 'zh', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(entryLinks(canvasElement).length).toBeGreaterThan(3));
    const [first] = entryLinks(canvasElement);
    await expect(there(first).getBoundingClientRect().bottom).toBeLessThanOrEqual(844);
  },
});

/** The bill at whatever address it leads to within itself, as the site keeps it. */
function KeptBill() {
  const [address, setAddress] = useState('/myBill');
  const navigation = useMemo(() => memoryNavigation(({ to }) => setAddress(to)), []);
  return (
    <NavigationProvider navigation={navigation} address={address}>
      <BillScreen />
    </NavigationProvider>
  );
}

/** On a phone its entries come into sight; the chip over them says which days they are of, and the cross leads back. */
export const EntriesOfTheMonth = meta.story({
  render: () => <KeptBill />,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'points');
    await waitFor(() => expect(entryLinks(canvasElement).length).toBeGreaterThan(3));
    await userEvent.click(there(canvas.getAllByRole('button', { pressed: false }).at(-2)));
    const back = await canvas.findByRole('button', { name: t('bill.usual') });
    const view = there(canvasElement.ownerDocument.defaultView);
    await waitFor(() => expect(view.scrollY).toBeGreaterThan(0));
    // As far up as the page goes, and clear of the bar.
    await waitFor(() => expect(back.getBoundingClientRect().bottom).toBeLessThan(view.innerHeight));
    await expect(back.getBoundingClientRect().top).toBeGreaterThanOrEqual(44);
    await userEvent.click(back);
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('bill.usual') })).toBeNull());
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    // What lies half under the bar is too small a target for axe.
    view.scrollTo(0, 0);
  },
});

export const FilterOpened = meta.story({
  play: async ({ canvasElement, navigation }) => {
    const links = await within(within(canvasElement).getByRole('banner')).findAllByRole('link');
    await userEvent.click(there(links[0]));
    await expect(navigation.log).toContainEqual({
      action: 'push',
      to: '/myBill/queryIntegral?startDate=2026-05-01&endDate=2026-06-01',
    });
  },
});

export const NothingInPeriod = meta.story({
  parameters: { address: '/myBill?startDate=2019-01-01&endDate=2019-01-02' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(linksTo(within(canvasElement).getByRole('main'), '/mapp/myBill/queryIntegral')[0]).toBeVisible(),
    );
  },
});

export const SensibleForAnOddAddress = meta.story({
  parameters: { address: '/myBill?startDate=2026-06-01&endDate=2020-01-01' },
  play: async ({ canvasElement, airline }) => {
    await waitFor(() => expect(entryLinks(canvasElement).length).toBeGreaterThan(3));
    await expect(airline.requests().some(({ body }) => body.includes('2020-01-01'))).toBe(false);
  },
});

/** Every part that is known before its figures is where it was while they were on their way. */
export const NothingMoves = meta.story({
  parameters: { latency: 1_500 },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals, 'points');
    const places = () => {
      const parts = ['paragraph', 'term', 'heading'].flatMap((role) => all(canvasElement, role));
      const labels = [t('bill.available'), t('bill.credited'), t('bill.used'), t('expiring.title')];
      const at = tops(parts);
      return labels.map((label) => at[parts.findIndex(({ textContent }) => textContent === label)]);
    };
    await waitFor(() => expect(all(canvasElement, 'heading')[0]).toBeVisible());
    const [before, entries] = [places(), entriesTop(canvasElement)];
    await expect(before).not.toContain(undefined);
    await waitFor(() => expect(entryLinks(canvasElement)[0]).toBeVisible(), { timeout: 8000 });
    await expect(places()).toEqual(before);
    await expect(entriesTop(canvasElement)).toBe(entries);
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

/** The bill with one fault of its summary; a retry brings it. */
const faulty = (
  kind: 'network' | 'http500' | 'http502-html' | 'malformed-json' | 'wrong-shape' | 'refused' | 'empty',
  times: number,
) => ({
  play: async ({
    canvas,
    canvasElement,
  }: {
    canvas: ReturnType<typeof within>;
    canvasElement: HTMLElement;
  }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    const [again] = within(canvas.getByRole('main')).getAllByRole('button');
    await userEvent.click(there(again));
    await waitFor(() => expect(entryLinks(canvasElement).length).toBeGreaterThan(3));
  },
  beforeEach: ({
    airline,
  }: {
    airline: { fault: (fault: { path: string; kind: typeof kind; times: number }) => void };
  }) => airline.fault({ path: summaryPath, kind, times }),
});

// A read is asked three times in all before the network counts as down.
export const NetworkDown = meta.story(faulty('network', 3));
export const ServerError = meta.story(faulty('http500', 1));
export const GatewayPage = meta.story(faulty('http502-html', 1));
export const MalformedAnswer = meta.story(faulty('malformed-json', 1));
export const WrongShape = meta.story(faulty('wrong-shape', 1));
export const RefusedByServer = meta.story(faulty('refused', 1));
export const EmptyAnswer = meta.story(faulty('empty', 1));

export const SessionEnded = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: summaryPath, kind: 'session-expired', times: 1 }),
  play: async ({ host }) => {
    await waitFor(() => expect(host.log).toContainEqual(expect.objectContaining({ action: 'login' })));
    await expect(JSON.stringify(host.log.find(({ action }) => action === 'login'))).toContain(
      '"hideMobileLogin":true',
    );
  },
});

export const SpecialAnswer = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: summaryPath, kind: 'special', times: 1 }),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});

export const DetailBeside = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, navigation }) => {
    await waitFor(() => expect(entryLinks(canvasElement).length).toBeGreaterThan(2));
    await userEvent.click(there(entryLinks(canvasElement)[1]));
    await expect(navigation.log.at(-1)?.to).toMatch(/^\/myBill\?startDate=.*&entry=/);
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('pointsActivityDetail')),
  play: async ({ canvas, canvasElement, globals }) => {
    await saysWhatIsMissing(canvas, globals);
    await expect(entryLinks(canvasElement).length).toBeGreaterThan(3);
  },
});
