import { BeneficiaryDetailScreen } from '@mapp/kit/screens/beneficiaries/beneficiary-detail';
import type { Airline } from '@mapp/sandbox/engine';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { keptSince } from '../../kept-since.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { toast } from '../../toast.ts';
import { saysItCannotBeRead, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';

const addressOf = (id: string) => `/beneficiaryManage/beneficiaryDetail?beneficiary=${id}`;

const meta = preview.meta({
  component: BeneficiaryDetailScreen,
  tags: ['!autodocs'],
  parameters: { address: addressOf('B-0001-6'), ...tall.parameters },
  globals: tall.globals,
});

const listPath = '/api/memberApi/member/queryBeneficiary';
const deletePath = '/api/memberApi/member/delteBeneficiary';
const done = { action: 'replace', to: '/beneficiaryManage' };

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

/** The first of the bar's buttons: remove, or find out its outcome. */
const bar = async (canvasElement: HTMLElement) =>
  there((await main(canvasElement).findAllByRole('button'))[0], 'the bar');

/** Asks for the removal and gives the question's answers: the one that changes nothing comes first. */
async function asked(canvasElement: HTMLElement) {
  await userEvent.click(await bar(canvasElement));
  const dialog = await screen.findByRole('dialog');
  const [cancel, confirm] = within(dialog).getAllByRole('button');
  return { dialog, cancel: there(cancel), confirm: there(confirm) };
}

const confirmed = async (canvasElement: HTMLElement) => userEvent.click((await asked(canvasElement)).confirm);

/** The transaction ids of the removals that were sent. */
const removals = (airline: Airline) =>
  airline
    .requests()
    .filter(({ path }) => path === deletePath)
    .map(({ body }) => (JSON.parse(body) as { transactionId: string }).transactionId);

/** Until the outcome is said to be unknown: edit is gone, and one button stays. */
const unclear = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(main(canvasElement).queryByRole('link')).toBeNull();
    await expect(main(canvasElement).getByRole('status')).toBeVisible();
  });

export const Basic = meta.story({
  play: async ({ canvas, canvasElement, navigation }) => {
    await expect(await canvas.findByText('LI/SI')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('E83456721');
    await userEvent.click(await main(canvasElement).findByRole('link'));
    await expect(navigation.log).toEqual([
      { action: 'push', to: '/beneficiaryManage/addBeneficiary?pageCode=2&beneficiary=B-0001-6' },
    ]);
  },
});

export const InForce = meta.story({
  parameters: { address: addressOf('B-0001-1') },
  play: async ({ canvas }) => expect(await canvas.findByText('ZHANG/JIANGUO')).toBeVisible(),
});

export const NoChineseName = meta.story({
  parameters: { address: addressOf('B-0001-4') },
  play: async ({ canvas }) => expect(await canvas.findByText('MILLER/ANNA ROSE')).toBeVisible(),
});

export const LongestName = meta.story({
  parameters: { member: '600000000004', address: addressOf('B-0004-8') },
  play: async ({ canvas }) => expect(await canvas.findByText('PAPADOPOULOS/KONSTANTINOS')).toBeVisible(),
});

export const Nobody = meta.story({
  parameters: { address: addressOf('B-0001-99') },
  play: async ({ canvasElement, navigation }) => {
    await userEvent.click(await main(canvasElement).findByRole('link'));
    await expect(navigation.log).toEqual([{ action: 'push', to: '/beneficiaryManage' }]);
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const NotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: listPath, kind: 'http500', times: 1 }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(main(canvasElement).getByRole('button'));
    await expect(await canvas.findByText('LI/SI')).toBeVisible();
  },
});

export const OfflineKeepsTheFacts = meta.story({
  play: async ({ canvas, canvasElement, host }) => {
    await canvas.findByText('LI/SI');
    host.setOnline(false);
    await waitFor(() => expect(keptSince(canvasElement)).toHaveTextContent('10:00'));
  },
});

export const RemovalThoughtBetterOf = meta.story({
  play: async ({ canvasElement, airline }) => {
    const { dialog, cancel } = await asked(canvasElement);
    await expect(dialog).toHaveTextContent(/李四|Si Li/);
    await userEvent.click(cancel);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(await bar(canvasElement)).toHaveFocus();
    await expect(removals(airline)).toEqual([]);
  },
});

export const Removed = meta.story({
  play: async ({ canvasElement, airline, navigation }) => {
    await confirmed(canvasElement);
    await waitFor(() => expect(navigation.log).toEqual([done]));
    await expect(removals(airline)).toHaveLength(1);
    await expect(airline.requests().at(-1)?.path).toBe(listPath);
    await waitFor(() => expect(toast()).toHaveTextContent(/李四|Si Li/));
  },
});

export const BusyWhileItIsSent = meta.story({
  parameters: { latency: 300 },
  play: async ({ canvasElement, navigation }) => {
    const { dialog, confirm } = await asked(canvasElement);
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(navigation.log).toEqual([done]));
  },
});

export const FiftyTaps = meta.story({
  parameters: { latency: 50 },
  play: async ({ canvasElement, airline, navigation }) => {
    const { confirm } = await asked(canvasElement);
    for (let tap = 0; tap < 50; tap += 1) confirm.click();
    await waitFor(() => expect(navigation.log).toEqual([done]));
    await expect(removals(airline)).toHaveLength(1);
  },
});

export const RefusedByServer = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: deletePath, kind: 'refused', times: 1 }),
  play: async ({ canvas, canvasElement, navigation }) => {
    await confirmed(canvasElement);
    await waitFor(() => expect(toast()).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('LI/SI')).toBeVisible();
    await expect(navigation.log).toEqual([]);
    // Nothing was done, so it may be asked for again.
    await confirmed(canvasElement);
    await waitFor(() => expect(navigation.log).toEqual([done]));
  },
});

export const SessionEnded = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: deletePath, kind: 'session-expired', times: 1 }),
  play: async ({ canvasElement, host, navigation }) => {
    await confirmed(canvasElement);
    await waitFor(() => expect(host.log).toContainEqual(expect.objectContaining({ action: 'login' })));
    await expect(navigation.log).toEqual([]);
  },
});

export const SpecialAnswer = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: deletePath, kind: 'special', times: 1 }),
  play: async ({ canvasElement, navigation }) => {
    const { dialog, confirm } = await asked(canvasElement);
    await userEvent.click(confirm);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const notice = await screen.findByRole('dialog');
    await userEvent.click(within(notice).getByRole('button'));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await expect(navigation.log).toEqual([]);
  },
});

export const OutcomeUnknown = meta.story({
  parameters: { covers: ['beneficiaries.outcomeUnknown'] },
  beforeEach: ({ airline }) => airline.fault({ path: deletePath, kind: 'network', times: 1 }),
  play: async ({ canvas, canvasElement, navigation, airline }) => {
    await confirmed(canvasElement);
    await unclear(canvasElement);
    await expect(canvas.getByText('LI/SI')).toBeVisible();
    await expect(await bar(canvasElement)).toHaveFocus();
    await expect(removals(airline)).toHaveLength(1);
    await expect(navigation.log).toEqual([]);
  },
});

/** The airline has acted, its answer is lost; the list says so. */
export const OutcomeUnknownAndGone = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: deletePath, kind: 'network', times: 1, after: true }),
  play: async ({ canvasElement, navigation, airline }) => {
    await confirmed(canvasElement);
    await unclear(canvasElement);
    await userEvent.click(await bar(canvasElement));
    await waitFor(() => expect(navigation.log).toEqual([done]));
    await expect(removals(airline)).toHaveLength(1);
  },
});

/** The airline has not acted; the removal is sent once more as the same action. */
export const OutcomeUnknownAndStillThere = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: deletePath, kind: 'http502-html', times: 1 }),
  play: async ({ canvasElement, navigation, airline }) => {
    await confirmed(canvasElement);
    await unclear(canvasElement);
    await userEvent.click(await bar(canvasElement));
    await waitFor(() => expect(main(canvasElement).getByRole('link')).toBeVisible());
    await expect(main(canvasElement).getByRole('status')).toBeVisible();
    await expect(navigation.log).toEqual([]);
    await confirmed(canvasElement);
    await waitFor(() => expect(navigation.log).toEqual([done]));
    const [first, second, ...more] = removals(airline);
    await expect(first).toBe(there(second));
    await expect(more).toEqual([]);
  },
});

export const ResultNotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: deletePath, kind: 'empty', times: 1 }),
  play: async ({ canvasElement, navigation, airline }) => {
    await confirmed(canvasElement);
    await unclear(canvasElement);
    airline.fault({ path: listPath, kind: 'http500', times: 1 });
    const check = await bar(canvasElement);
    await userEvent.click(check);
    await waitFor(() => expect(check).not.toHaveAttribute('aria-busy'));
    await unclear(canvasElement);
    await userEvent.click(check);
    await waitFor(() => expect(main(canvasElement).getByRole('link')).toBeVisible());
    await expect(navigation.log).toEqual([]);
  },
});

export const CannotBeRead = meta.story({
  parameters: { address: '/beneficiaryManage/beneficiaryDetail?beneficiary=B-0001-1' },
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('queryBeneficiary')),
  play: ({ canvas, globals }) => saysItCannotBeRead(canvas, globals, 'B-0001-1'),
});
