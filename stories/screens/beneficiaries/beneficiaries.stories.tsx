import { BeneficiariesScreen } from '@mapp/kit/screens/beneficiaries/beneficiaries';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { keptSince } from '../../kept-since.ts';
import { linksTo } from '../../links.ts';
import { tops } from '../../tops.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { withoutRole } from '../../without-role.ts';

const meta = preview.meta({
  component: BeneficiariesScreen,
  tags: ['!autodocs'],
  parameters: { address: '/beneficiaryManage', ...tall.parameters },
  globals: tall.globals,
});

const path = '/api/memberApi/member/queryBeneficiary';
const form = '/mapp/beneficiaryManage/addBeneficiary?pageCode=1';

/** Figures of the head: how many there are, and how many there may be. */
const placesOf = (canvasElement: HTMLElement) =>
  withoutRole(there(withoutRole(canvasElement, '[data-part="hero"]')[0]), '[aria-hidden="true"]')
    .map(({ textContent }) => textContent)
    .find((text) => /\d/.test(text))
    ?.match(/\d+/g)
    ?.slice(0, 2)
    .map(Number);

const rowsOf = (canvasElement: HTMLElement) =>
  linksTo(canvasElement, '/mapp/beneficiaryManage/beneficiaryDetail?beneficiary=');

export const Basic = meta.story({
  play: async ({ canvasElement, navigation }) => {
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(6));
    await expect(placesOf(canvasElement)).toEqual([6, 8]);
    await expect(linksTo(canvasElement, form)).toHaveLength(1);
    await expect(linksTo(canvasElement, '/mapp/beneficiaryManage/addPassenger')).toHaveLength(1);
    await expect(linksTo(canvasElement, '/mapp/beneficiaryManage/beneficiaryRule')).toHaveLength(1);
    // Whose wait is the longest stands last.
    await userEvent.click(there(rowsOf(canvasElement)[5]));
    await expect(navigation.log).toEqual([
      { action: 'push', to: '/beneficiaryManage/beneficiaryDetail?beneficiary=B-0001-2' },
    ]);
  },
});

export const AsManyAsThereMayBe = meta.story({
  parameters: { member: '600000000004', covers: ['beneficiaries.full'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(8));
    await expect(placesOf(canvasElement)).toEqual([8, 8]);
    await expect(linksTo(canvasElement, form)).toHaveLength(0);
    await expect(linksTo(canvasElement, '/mapp/beneficiaryManage/addPassenger')).toHaveLength(0);
  },
});

export const NobodyYet = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(linksTo(canvasElement, form)).toHaveLength(1));
    await expect(rowsOf(canvasElement)).toHaveLength(0);
    await expect(linksTo(canvasElement, '/mapp/beneficiaryManage/addPassenger')).toHaveLength(1);
  },
});

export const Elder = meta.story({
  globals: { textSize: 'elder' },
  play: async ({ canvasElement }) => waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(6)),
});

export const HostDrawsTheBar = meta.story({
  parameters: { address: '/beneficiaryManage?hideHeader=1' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(6));
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(linksTo(canvasElement, '/mapp/beneficiaryManage/beneficiaryRule')).toHaveLength(1);
  },
});

export const OfflineKeepsTheList = meta.story({
  play: async ({ canvasElement, host }) => {
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(6));
    host.setOnline(false);
    await waitFor(() => expect(keptSince(canvasElement)).toHaveTextContent('10:00'));
    await expect(rowsOf(canvasElement)).toHaveLength(6);
  },
});

/** The head, the heading and the first row are where they were while the list was on its way. */
export const NothingMoves = meta.story({
  parameters: { latency: 1_500 },
  play: async ({ canvasElement }) => {
    // On the way they are drawn, and not said.
    const all = (role: string, also = {}) =>
      within(within(canvasElement).getByRole('main')).getAllByRole(role, { hidden: true, ...also });
    const parts = () => [there(all('heading', { level: 2 })[0]), there(all('listitem')[0])];
    await waitFor(() => expect(parts()[1]).toBeVisible());
    const before = tops(parts());
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(6), { timeout: 8000 });
    await expect(tops(parts())).toEqual(before);
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: async ({ canvasElement }) => {
    await showsThatItWaits(canvasElement);
    await expect(linksTo(canvasElement, form)).toHaveLength(0);
  },
});

/** The list with one fault; a retry brings it. */
const faulty = (
  kind: 'network' | 'http500' | 'http502-html' | 'malformed-json' | 'wrong-shape' | 'refused' | 'empty',
  times = 1,
) => ({
  beforeEach: ({
    airline,
  }: {
    airline: { fault: (fault: { path: string; kind: typeof kind; times: number }) => void };
  }) => airline.fault({ path, kind, times }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findByRole('alert')).toBeVisible();
    await userEvent.click(main.getByRole('button'));
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(6));
  },
});

// A read is asked three times in all before the network counts as down.
export const NetworkDown = meta.story(faulty('network', 3));
export const ServerError = meta.story(faulty('http500'));
export const GatewayPage = meta.story(faulty('http502-html'));
export const MalformedAnswer = meta.story(faulty('malformed-json'));
export const WrongShape = meta.story(faulty('wrong-shape'));
export const RefusedByServer = meta.story(faulty('refused'));
export const EmptyAnswer = meta.story(faulty('empty'));

export const SessionEnded = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'session-expired', times: 1 }),
  play: async ({ host }) =>
    waitFor(() => expect(host.log).toContainEqual(expect.objectContaining({ action: 'login' }))),
});

export const SpecialAnswer = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'special', times: 1 }),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});

/** One that cannot be read takes its place all the same. */
export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('queryBeneficiary')),
  play: async ({ canvas, canvasElement, globals }) => {
    await saysWhatIsMissing(canvas, globals);
    await expect(rowsOf(canvasElement)).toHaveLength(5);
    await expect(placesOf(canvasElement)).toEqual([6, 8]);
  },
});
