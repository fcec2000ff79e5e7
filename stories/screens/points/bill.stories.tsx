import { BillScreen } from '@mapp/kit/screens/points/bill';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { there } from '../../there.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { tops } from '../../tops.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({ component: BillScreen, tags: ['!autodocs'], parameters: { address: '/myBill' } });

const summaryPath = '/api/memberApi/member/getAllCountActivitys';
const entriesPath = '/api/memberApi/member/queryPointActivityDetail';

/** Where the days on show are written. */
const entriesTop = (canvasElement: HTMLElement) => tops(canvasElement, 'main p').at(-1);

const entryLinks = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLAnchorElement>('[role="listitem"] a'),
];

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
    waitFor(() => expect(canvasElement.querySelector('section')).toBeVisible()),
});

export const TwelveThousandEntries = meta.story({
  parameters: { member: '600000000003', address: '/myBill?startDate=2021-06-01&endDate=2026-06-01' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(entryLinks(canvasElement).length).toBeGreaterThan(3), { timeout: 10_000 });
    await expect(
      Number(canvasElement.querySelector('[role="listitem"]')?.getAttribute('aria-setsize')),
    ).toBeGreaterThan(12_000);
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

export const FilterOpened = meta.story({
  play: async ({ canvasElement, navigation }) => {
    await waitFor(() => expect(canvasElement.querySelector('header a')).toBeVisible());
    await userEvent.click(there(canvasElement.querySelector('header a')));
    await expect(navigation.log).toContainEqual({
      action: 'push',
      to: '/myBill/queryIntegral?startDate=2026-05-01&endDate=2026-06-01',
    });
  },
});

export const NothingInPeriod = meta.story({
  parameters: { address: '/myBill?startDate=2019-01-01&endDate=2019-01-02' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[href*="queryIntegral"]')).toBeVisible());
  },
});

export const SensibleForAnOddAddress = meta.story({
  parameters: { address: '/myBill?startDate=2026-06-01&endDate=2020-01-01' },
  play: async ({ canvasElement, airline }) => {
    await waitFor(() => expect(entryLinks(canvasElement).length).toBeGreaterThan(3));
    await expect(airline.requests().some(({ body }) => body.includes('2020-01-01'))).toBe(false);
  },
});

export const SavedAsFile = meta.story({
  play: async ({ canvas, canvasElement, host }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /CSV/ }));
    const saved = host.log.find(({ action }) => action === 'download');
    await expect(saved).toBeTruthy();
    await expect(JSON.stringify(saved)).toContain('2026-05-01-2026-06-01.csv');
    await expect(
      await within(canvasElement.ownerDocument.body).findByText(/2026-05-01-2026-06-01\.csv/),
    ).toBeVisible();
  },
});

/** Every part that is known before its figures is where it was while they were on their way. */
export const NothingMoves = meta.story({
  parameters: { latency: 1_500 },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals, 'points');
    const known = 'main p, main dt, main h2';
    const places = () => {
      const parts = [...canvasElement.querySelectorAll(known)];
      const labels = [t('bill.available'), t('bill.credited'), t('bill.used'), t('expiring.title')];
      const at = tops(canvasElement, known);
      return labels.map((label) => at[parts.findIndex(({ textContent }) => textContent === label)]);
    };
    await waitFor(() => expect(canvasElement.querySelector('main [role="status"] h2')).toBeVisible());
    const [before, entries] = [places(), entriesTop(canvasElement)];
    await expect(before).not.toContain(undefined);
    await waitFor(() => expect(canvasElement.querySelector('main a time')).toBeVisible(), { timeout: 8000 });
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
    const again = there(
      canvas.getAllByRole('button').find((button: HTMLElement) => !button.closest('header')),
    );
    await userEvent.click(again);
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
