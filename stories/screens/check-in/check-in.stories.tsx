import { messagesFor, type Locale } from '@mapp/kit/messages';
import { CheckInScreen } from '@mapp/kit/screens/check-in/check-in';
import { segments, tickets } from '@mapp/sandbox/check-in';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { keptSince } from '../../kept-since.ts';
import { linksTo } from '../../links.ts';
import { toldName } from '../../told-name.ts';
import { asRead } from '../../words.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';

const meta = preview.meta({
  component: CheckInScreen,
  tags: ['!autodocs'],
  parameters: { address: '/boarde', ...tall.parameters },
  globals: tall.globals,
});

const paths = {
  journeys: '/api/check-in/journeys',
  auto: '/api/check-in/auto',
  cancel: '/api/check-in/cancel',
  find: '/api/check-in/find-ticket',
  cities: '/api/check-in/cities',
} as const;

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'check-in');

const mainOf = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

const cardsIn = (canvasElement: HTMLElement) => within(canvasElement).queryAllByRole('article');

export const Basic = meta.story({
  play: async ({ canvasElement, globals, navigation }) => {
    const t = await words(globals);
    const main = mainOf(canvasElement);
    await waitFor(() => expect(cardsIn(canvasElement).length).toBeGreaterThanOrEqual(4));
    await expect(main.getByRole('tab', { selected: true })).toHaveTextContent(t('tabs.todo', { count: 8 }));
    // The check-in that closes first is on top.
    await expect(cardsIn(canvasElement)[0]).toHaveAccessibleName(/MU5105/);
    await expect(linksTo(canvasElement, '/mapp/boarde/boardingCard')).toHaveLength(1);
    await userEvent.click(
      there(linksTo(canvasElement, `/mapp/boarde/passengerList?segment=${segments.first}`)[0]),
    );
    await userEvent.click(main.getByRole('tab', { name: t('tabs.query') }));
    await expect(navigation.log).toContainEqual({
      action: 'push',
      to: `/boarde/passengerList?segment=${segments.first}&purpose=checkIn`,
    });
    await expect(navigation.log).toContainEqual({ action: 'replace', to: '/boarde?tab=query' });
  },
});

export const OnePassengerGoesStraightOn = meta.story({
  play: async ({ canvasElement }) =>
    waitFor(() =>
      expect(linksTo(canvasElement, `/mapp/boarde/choose_seat?segment=${segments.closing}`)).toHaveLength(1),
    ),
});

const autoOf = async (canvasElement: HTMLElement) =>
  within(await mainOf(canvasElement).findByRole('article', { name: /MU591/ })).findByRole('switch');

export const AutoCheckInTurnedOff = meta.story({
  play: async ({ canvasElement, airline }) => {
    await userEvent.click(await autoOf(canvasElement));
    await waitFor(() => expect(airline.requests().filter(({ path }) => path === paths.auto)).toHaveLength(1));
    await waitFor(async () => expect(await autoOf(canvasElement)).not.toBeChecked());
    await waitFor(() =>
      expect(airline.requests().filter(({ path }) => path === paths.journeys)).toHaveLength(2),
    );
    await expect(await autoOf(canvasElement)).not.toBeChecked();
  },
});

export const AutoCheckInRefused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.auto, kind: 'refused', times: 1 }),
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    const main = mainOf(canvasElement);
    await userEvent.click(await autoOf(canvasElement));
    await expect(await main.findByText(t('auto.failedOff'))).toBeVisible();
    await expect(await autoOf(canvasElement)).toBeChecked();
  },
});

export const AutoCheckInWithoutAnswer = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.auto, kind: 'http500', times: 1, after: true }),
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    const main = mainOf(canvasElement);
    await userEvent.click(await autoOf(canvasElement));
    await expect(await main.findByText(t('auto.unknown'))).toBeVisible();
    // It had been done all the same, and the airline says so.
    await waitFor(async () => expect(await autoOf(canvasElement)).not.toBeChecked());
  },
});

export const OtherAirline = meta.story({
  parameters: { member: '600000000004', covers: ['seat.notSupported'] },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    const main = mainOf(canvasElement);
    await expect(await main.findByText(t('notSupported'))).toBeVisible();
    await expect(cardsIn(canvasElement).at(-1)).toHaveAccessibleName(/CA1857/);
    await expect(
      linksTo(canvasElement, `/mapp/boarde/choose_seat?segment=${segments.otherAirline}`),
    ).toHaveLength(0);
  },
});

export const NothingToDo = meta.story({
  parameters: { member: '600000000005' },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    await expect(await mainOf(canvasElement).findByText(t('empty.todo'))).toBeVisible();
    await expect(linksTo(canvasElement, '/mapp/boarde?tab=query')).toHaveLength(1);
  },
});

export const NothingProcessed = meta.story({
  parameters: { member: '600000000005', address: '/boarde?tab=processed' },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    await expect(await mainOf(canvasElement).findByText(t('empty.processed'))).toBeVisible();
  },
});

export const Processed = meta.story({
  parameters: { address: '/boarde?tab=processed' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        linksTo(canvasElement, `/mapp/boarde/choose_seat?segment=${segments.checkedIn}&change=`),
      ).toHaveLength(2),
    );
    await expect(linksTo(canvasElement, '/mapp/boarde/boardingCard')).toHaveLength(1);
    await expect(
      linksTo(canvasElement, `/mapp/boarde/choose_seat?segment=${segments.cancelled}&passengers=`),
    ).toHaveLength(1);
    await expect(linksTo(canvasElement, '/mapp/boarde/seatOrder')).toHaveLength(1);
    await expect(linksTo(canvasElement, '/mapp/boarde/travelPartner')).toHaveLength(1);
  },
});

interface Cancelling {
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
}

/** Asks to cancel, and confirms. */
async function cancel({ canvasElement, globals }: Cancelling) {
  const t = await words(globals);
  const main = mainOf(canvasElement);
  await userEvent.click(await main.findByRole('button', { name: `${t('cancel')} MU5102` }));
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
  await expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: t('cancel') }));
  return { t, main };
}

export const Cancelled = meta.story({
  parameters: { address: '/boarde?tab=processed' },
  play: async (context) => {
    const { t } = await cancel(context);
    await waitFor(() =>
      expect(
        linksTo(context.canvasElement, `/mapp/boarde/passengerList?segment=${segments.checkedIn}`),
      ).toHaveLength(1),
    );
    // The toast, and in some languages the journey says the same.
    const told = within(context.canvasElement.ownerDocument.body).getAllByText(t('cancel.done'));
    await expect(told.at(-1)).toBeVisible();
  },
});

export const CancellingForOne = meta.story({
  parameters: { address: '/boarde?tab=processed' },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    await userEvent.click(
      await mainOf(canvasElement).findByRole('button', { name: `${t('cancel')} MU5102` }),
    );
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    // The infant's pass is void too.
    await expect(dialog.getByText(t('lap', { name: toldName('赵小禾', globals) }))).toBeVisible();
    const [first, second] = dialog.getAllByRole('checkbox');
    await userEvent.click(there(first));
    await expect(dialog.getByRole('button', { name: t('cancel') })).toBeEnabled();
    await userEvent.click(there(second));
    await expect(dialog.getByText(t('cancel.nobody'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('cancel') })).toBeDisabled();
  },
});

export const CancellingWithoutAnswer = meta.story({
  parameters: { address: '/boarde?tab=processed' },
  beforeEach: ({ airline }) => airline.fault({ path: paths.cancel, kind: 'http500', times: 1 }),
  play: async (context) => {
    const outcome = await messagesFor(context.globals['locale'] as Locale, 'outcome');
    const { t, main } = await cancel(context);
    await expect(await main.findByText(t('cancel.unknown'))).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: outcome('check') }));
    await expect(await main.findByText(t('cancel.still'))).toBeVisible();
  },
});

export const ToFindATicket = meta.story({
  parameters: { address: '/boarde?tab=query' },
  play: async ({ canvasElement, globals, navigation }) => {
    const t = await words(globals);
    const main = mainOf(canvasElement);
    await userEvent.type(await main.findByLabelText(t('query.ticketNo')), tickets.ok.ticketNo.slice(3));
    await userEvent.type(main.getByLabelText(t('query.name')), tickets.ok.name);
    await userEvent.click(main.getByRole('button', { name: t('query.submit') }));
    await waitFor(() =>
      expect(navigation.log).toEqual([
        { action: 'push', to: expect.stringMatching(/^\/boarde\/verify\?booking=J-/) as string },
      ]),
    );
  },
});

/** Looks for a ticket. */
async function search(
  canvasElement: HTMLElement,
  globals: Record<string, unknown>,
  ticket: { ticketNo: string; name: string },
) {
  const t = await words(globals);
  const main = mainOf(canvasElement);
  await userEvent.type(await main.findByLabelText(t('query.ticketNo')), ticket.ticketNo);
  await userEvent.type(main.getByLabelText(t('query.name')), ticket.name);
  await userEvent.click(main.getByRole('button', { name: t('query.submit') }));
  return { t, main };
}

export const NoSuchTicket = meta.story({
  parameters: { address: '/boarde?tab=query', covers: ['checkIn.ticketNotFound'] },
  play: async ({ canvasElement, globals }) => {
    const { t, main } = await search(canvasElement, globals, { ticketNo: '7819999999999', name: '刘洋' });
    await expect(await main.findByRole('alert')).toHaveTextContent(t('ticketNotFound'));
    await expect(main.getByLabelText(t('query.ticketNo'))).toHaveValue('7819999999999');
  },
});

export const TicketOfAnotherAirline = meta.story({
  parameters: { address: '/boarde?tab=query', covers: ['seat.notSupported'] },
  play: async ({ canvasElement, globals }) => {
    const { t, main } = await search(canvasElement, globals, tickets.otherAirline);
    await expect(await main.findByRole('alert')).toHaveTextContent(t('notSupported'));
  },
});

export const TicketKnownAlready = meta.story({
  parameters: { address: '/boarde?tab=query' },
  play: async ({ canvasElement, globals }) => {
    const { t, main } = await search(canvasElement, globals, tickets.known);
    await expect(await main.findByText(t('query.known'))).toBeVisible();
    await expect(linksTo(canvasElement, '/mapp/boarde?tab=todo')).toHaveLength(1);
  },
});

export const SearchWithoutNetwork = meta.story({
  parameters: { address: '/boarde?tab=query' },
  beforeEach: ({ airline }) => airline.fault({ path: paths.find, kind: 'network', times: 3 }),
  play: async ({ canvasElement, globals, navigation }) => {
    const { t, main } = await search(canvasElement, globals, tickets.ok);
    await expect(await main.findByText(t('form.failedTitle'))).toBeVisible();
    await expect(main.getByLabelText(t('query.name'))).toHaveValue(tickets.ok.name);
    await userEvent.click(main.getByRole('button', { name: t('query.submit') }));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
  },
});

export const SearchWithMistakes = meta.story({
  parameters: { address: '/boarde?tab=query', covers: ['input.ticketNo'] },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    const main = mainOf(canvasElement);
    await userEvent.type(await main.findByLabelText(t('query.ticketNo')), '123');
    await userEvent.click(main.getByRole('button', { name: t('query.submit') }));
    const summary = await main.findByRole('group');
    await expect(summary).toHaveFocus();
    await expect(within(summary).getAllByRole('link')).toHaveLength(2);
  },
});

export const Elder = meta.story({
  globals: { textSize: 'elder' },
  play: async ({ canvasElement }) =>
    waitFor(() => expect(cardsIn(canvasElement).length).toBeGreaterThanOrEqual(4)),
});

export const RailPartner = meta.story({
  globals: { host: 'rail' },
  play: async ({ canvasElement, navigation }) => {
    await waitFor(() => expect(cardsIn(canvasElement).length).toBeGreaterThanOrEqual(4));
    await userEvent.click(within(within(canvasElement).getByRole('banner')).getByRole('button'));
    await expect(navigation.log.map(({ action }) => action)).toEqual(['back']);
  },
});

export const OfflineKeepsTheList = meta.story({
  play: async ({ canvasElement, host }) => {
    await waitFor(() => expect(cardsIn(canvasElement).length).toBeGreaterThanOrEqual(4));
    host.setOnline(false);
    await waitFor(() => expect(keptSince(canvasElement)).toHaveTextContent('10:00'));
    await expect(cardsIn(canvasElement).length).toBeGreaterThanOrEqual(4);
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: async ({ canvasElement }) => {
    await showsThatItWaits(canvasElement);
    await expect(cardsIn(canvasElement)).toHaveLength(0);
  },
});

/** The list with one fault; a retry brings it. */
const faulty = (kind: 'network' | 'http500' | 'wrong-shape' | 'refused' | 'empty', times = 1) => ({
  beforeEach: ({
    airline,
  }: {
    airline: { fault: (fault: { path: string; kind: typeof kind; times: number }) => void };
  }) => airline.fault({ path: paths.journeys, kind, times }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const main = mainOf(canvasElement);
    await expect(await main.findByRole('alert')).toBeVisible();
    await userEvent.click(main.getByRole('button'));
    await waitFor(() => expect(cardsIn(canvasElement).length).toBeGreaterThanOrEqual(4));
  },
});

// A read is asked three times in all before the network counts as down.
export const NetworkDown = meta.story(faulty('network', 3));
export const ServerError = meta.story(faulty('http500'));
export const WrongShape = meta.story(faulty('wrong-shape'));
export const RefusedByServer = meta.story(faulty('refused'));
export const EmptyAnswer = meta.story(faulty('empty'));

export const Rules = meta.story({
  parameters: { address: '/boarde?rules=notice' },
  play: async ({ canvasElement, globals, navigation }) => {
    const t = await words(globals);
    const main = mainOf(canvasElement);
    await expect(await main.findByText(asRead(t('rules.when1', { hours: 48 })))).toBeVisible();
    await waitFor(() => expect(linksTo(canvasElement, '/mapp/boarde/choose_seat')).toHaveLength(1));
    await userEvent.click(main.getByRole('tab', { name: t('rules.cities') }));
    await expect(navigation.log).toContainEqual({ action: 'replace', to: '/boarde?rules=cities' });
  },
});

export const RulesOfCities = meta.story({
  parameters: { address: '/boarde?rules=cities' },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    const main = mainOf(canvasElement);
    await waitFor(() => expect(main.getAllByText(t('rules.own')).length).toBeGreaterThan(0));
    // One's own city is the first.
    await expect(there(main.getAllByRole('row')[1])).toHaveTextContent(t('rules.own'));
    await userEvent.type(main.getByRole('searchbox'), 'xyz');
    await expect(await main.findByText(t('rules.none', { text: 'xyz' }))).toBeVisible();
  },
});

export const RulesOfCounters = meta.story({
  parameters: { address: '/boarde?rules=counters' },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    const main = mainOf(canvasElement);
    await userEvent.click(await main.findByRole('radio', { name: t('rules.international') }));
    await expect(main.getByText(t('rules.counter', { kind: 'international' }))).toBeVisible();
  },
});

export const CitiesNotToBeHad = meta.story({
  parameters: { address: '/boarde?rules=cities' },
  beforeEach: ({ airline }) => airline.fault({ path: paths.cities, kind: 'http500', times: 1 }),
  play: async ({ canvasElement }) => {
    const main = mainOf(canvasElement);
    await expect(await main.findByRole('alert')).toBeVisible();
    await userEvent.click(main.getByRole('button'));
    await expect(await main.findByRole('table')).toBeVisible();
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('checkInJourneys')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});
