import { messagesFor, type Locale } from '@mapp/kit/messages';
import { checkInJourneys } from '@mapp/kit/contracts';
import { ChooseCheckInSeatScreen } from '@mapp/kit/screens/check-in/choose-check-in-seat';
import { passengers, seatInputs, segments } from '@mapp/sandbox/check-in';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { asRead } from '../../words.ts';
import { confirm, refusals, seat, sheet, take, words } from '../../fixtures/choosing.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { sentTo } from '../../sent-to.ts';
import { there } from '../../there.ts';
import { withoutRole } from '../../without-role.ts';

const addressOf = (query: Readonly<Record<string, string>>) =>
  `/boarde/choose_seat?${new URLSearchParams(query).toString()}`;
const { self, wife, friend, silver, silverFriend } = passengers;
const journeysPath = checkInJourneys.path;
const checkInPath = '/api/check-in/check-in';
const changePath = '/api/check-in/change-seat';

const meta = preview.meta({
  component: ChooseCheckInSeatScreen,
  tags: ['!autodocs'],
  parameters: { address: addressOf({ segment: segments.closing, passengers: friend }) },
});

const noMember = '600000000002';
const changing = { address: addressOf({ segment: segments.checkedIn, change: self }) };
const result = (segment: string, ...people: string[]) => ({
  action: 'replace',
  to: `/boarde/boardeResult?segment=${segment}&passengers=${people.join('%2C')}`,
});

/** The seat, the safety notice, and its outcome. */
export const Basic = meta.story({
  play: async ({ canvas, globals, airline, navigation }) => {
    const t = await words(globals);
    await expect(
      await canvas.findByRole('button', { name: t('checkIn.missing', { count: 1 }) }),
    ).toBeDisabled();
    await expect(
      canvas
        .getAllByRole('strong')
        .map(({ textContent }) => textContent)
        .join(),
    ).toMatch(/15/);
    await take('33C');
    await confirm(t('checkIn.submit'));
    await waitFor(() => expect(navigation.log).toEqual([result(segments.closing, friend)]));
    const [sent, ...more] = sentTo(airline, checkInPath);
    await expect(more).toEqual([]);
    await expect(sent).toMatchObject({
      segmentId: segments.closing,
      seats: [{ passengerId: friend, seat: '33C' }],
      notices: ['safety'],
    });
  },
});

export const SomebodyWithoutASeat = meta.story({
  parameters: {
    member: noMember,
    address: addressOf({ segment: segments.failing, passengers: `${silver},${silverFriend}` }),
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await take('21F');
    await expect(canvas.getByRole('button', { name: t('checkIn.missing', { count: 1 }) })).toBeDisabled();
  },
});

/** A seat that costs something is ordered and paid before check-in. */
export const SeatCosts = meta.story({
  parameters: { member: noMember, address: addressOf({ segment: segments.failing, passengers: silver }) },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals);
    await seat('35A');
    const priced = there(
      withoutRole(document, '[data-seat]').find(
        (each) => each.dataset['seat']?.startsWith('1') && !each.hasAttribute('aria-disabled'),
      ),
    );
    await userEvent.click(priced);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(await canvas.findByText(t('checkIn.costs.title'))).toBeVisible();
    await confirm(t('checkIn.pay'));
    await waitFor(() => expect(navigation.log[0]?.to).toMatch(/^\/boarde\/orderDetail\?order=\d+$/));
  },
});

export const OneFailsAlone = meta.story({
  parameters: {
    member: noMember,
    address: addressOf({ segment: segments.failing, passengers: `${silver},${silverFriend}` }),
  },
  play: async ({ globals, navigation }) => {
    const t = await words(globals);
    await take('32A', seatInputs.failsAlone);
    await confirm(t('checkIn.submit'));
    await waitFor(() => expect(navigation.log).toEqual([result(segments.failing, silver, silverFriend)]));
  },
});

export const Failed = meta.story({
  parameters: {
    member: noMember,
    address: addressOf({ segment: segments.failing, passengers: silver }),
    covers: ['checkIn.failed'],
  },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals);
    const told = await refusals(globals);
    await take(seatInputs.failsForAll);
    await confirm(t('checkIn.submit'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(told('failed'));
    await expect(canvas.getByRole('link', { name: /95530/ })).toBeVisible();
    await expect(await seat(seatInputs.failsForAll)).toHaveAttribute('aria-selected', 'true');
    await expect(navigation.log).toEqual([]);
    // Another seat, and the notice is not read twice.
    await take('21F');
    await userEvent.click(await canvas.findByRole('button', { name: t('checkIn.submit') }));
    await waitFor(() => expect(navigation.log).toEqual([result(segments.failing, silver)]));
  },
});

export const MapFailed = meta.story({
  parameters: {
    member: noMember,
    address: addressOf({ segment: segments.noMap }),
    covers: ['seat.mapFailed'],
  },
  play: async ({ canvas, globals }) => {
    const told = await refusals(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(told('mapFailed'));
    await expect(canvas.getByText(told('mapFailed.do'))).toBeVisible();
  },
});

export const BookingAbnormal = meta.story({
  parameters: {
    member: noMember,
    address: addressOf({ segment: segments.abnormal }),
    covers: ['seat.bookingAbnormal'],
  },
  play: async ({ canvas, globals }) => {
    const told = await refusals(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(told('bookingAbnormal'));
  },
});

export const BookingNotProcessed = meta.story({
  parameters: {
    member: noMember,
    address: addressOf({ segment: segments.notProcessed }),
    covers: ['seat.bookingNotProcessed'],
  },
  play: async ({ canvas, globals }) => {
    const told = await refusals(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(told('bookingNotProcessed'));
  },
});

export const OutOfTurn = meta.story({
  parameters: {
    address: addressOf({ segment: segments.second, passengers: self }),
    covers: ['checkIn.outOfTurn'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    const told = await refusals(globals);
    await expect(await canvas.findByText(told('outOfTurn'))).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: t('checkIn.before', { flightNo: 'MU5101' }) }),
    ).toHaveAttribute('href', `/mapp${addressOf({ segment: segments.first, passengers: self })}`);
  },
});

export const NotOpen = meta.story({
  parameters: { address: addressOf({ segment: segments.later }), covers: ['checkIn.notOpen'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    const told = await refusals(globals);
    await expect(await canvas.findByText(told('notOpen'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('checkIn.early') })).toHaveAttribute(
      'href',
      `/mapp/boarde/chooseSeat?segment=${segments.later}`,
    );
  },
});

export const InformationMissing = meta.story({
  parameters: {
    address: addressOf({ segment: segments.abroad, passengers: `${self},${friend}` }),
    covers: ['checkIn.informationMissing'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    const told = await refusals(globals);
    await expect(await canvas.findByText(told('informationMissing'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('checkIn.inform') })).toHaveAttribute(
      'href',
      `/mapp/boarde/verify?segment=${segments.abroad}&passengers=${self}%2C${friend}`,
    );
  },
});

/** Nobody but the airline's clock says when it is too late. */
export const Closed = meta.story({
  parameters: { covers: ['checkIn.closed'] },
  beforeEach: async ({ airline, world }) => {
    await world.client.send(checkInJourneys, {});
    airline.freeze('2026-06-01T10:15:00+08:00');
  },
  play: async ({ canvas, globals }) => {
    const told = await refusals(globals);
    await expect(await canvas.findByText(told('closed'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: /95530/ })).toBeVisible();
  },
});

/** After departure nobody is sent to a counter. */
export const Missed = meta.story({
  beforeEach: async ({ airline, world }) => {
    await world.client.send(checkInJourneys, {});
    airline.freeze('2026-06-01T11:30:00+08:00');
  },
  play: async ({ canvas, globals }) => {
    const told = await refusals(globals);
    await expect(await canvas.findByText(told('missed'))).toBeVisible();
    await expect(canvas.getByText(told('missed.do'))).toBeVisible();
    await expect(canvas.queryByText(asRead(told('closed.do')))).toBeNull();
    await expect(canvas.getByRole('link', { name: /95530/ })).toBeVisible();
  },
});

/** It closed between choosing and sending: the answer sets the clock right, and the screen says what can be done now. */
export const ClosedMeanwhile = meta.story({
  parameters: { covers: ['checkIn.closed'] },
  play: async ({ canvas, globals, airline, navigation }) => {
    const t = await words(globals);
    const told = await refusals(globals);
    await take('33C');
    airline.freeze('2026-06-01T10:15:00+08:00');
    await confirm(t('checkIn.submit'));
    await expect(await canvas.findByText(told('closed'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: /95530/ })).toBeVisible();
    await expect(navigation.log).toEqual([]);
  },
});

export const AllCheckedIn = meta.story({
  parameters: { address: addressOf({ segment: segments.checkedIn }) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('done.title'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('pass') })).toHaveAttribute(
      'href',
      `/mapp/boarde/boardingCard?segment=${segments.checkedIn}`,
    );
  },
});

export const NotAmongTheJourneys = meta.story({
  parameters: { address: addressOf({ segment: 'S-9999-1' }) },
  play: async ({ canvas, globals }) => {
    const t = await refusals(globals);
    await expect(await canvas.findByText(t('missing.title'))).toBeVisible();
  },
});

export const NoSegmentAsked = meta.story({
  parameters: { address: '/boarde/choose_seat' },
  play: async ({ canvas, globals }) => {
    const t = await refusals(globals);
    await expect(await canvas.findByText(t('unasked.title'))).toBeVisible();
  },
});

export const JourneyNotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: journeysPath, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await refusals(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('read.failed'));
  },
});

export const SeatLost = meta.story({
  parameters: { address: addressOf({ segment: segments.first, passengers: `${self},${wife}` }) },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals);
    await take('21B', seatInputs.lost);
    await confirm(t('checkIn.submit'));
    const lost = await sheet();
    await expect(lost.getByRole('heading', { level: 2 })).toHaveTextContent(seatInputs.lost);
    await userEvent.click(there(lost.getAllByRole('button')[0]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await seat('21B')).toHaveAttribute('aria-selected', 'true');
    // Nothing says any longer that somebody sits there.
    for (const status of canvas.getAllByRole('status'))
      await expect(status).not.toHaveTextContent(seatInputs.lost);
    await expect(navigation.log).toEqual([]);
  },
});

export const OutcomeUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: checkInPath, kind: 'network', times: 1 }),
  play: async ({ canvas, globals, navigation }) => {
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    const t = await words(globals);
    await take('33C');
    await confirm(t('checkIn.submit'));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('absent.title'))).toBeVisible();
    await expect(await seat('33C')).toHaveAttribute('aria-selected', 'true');
    await expect(navigation.log).toEqual([]);
  },
});

export const OutcomeUnknownAndCheckedIn = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: checkInPath, kind: 'network', times: 1, after: true }),
  play: async ({ canvas, globals, airline, navigation }) => {
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    const t = await words(globals);
    await take('33C');
    await confirm(t('checkIn.submit'));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(navigation.log).toEqual([result(segments.closing, friend)]));
    await expect(sentTo(airline, checkInPath)).toHaveLength(1);
  },
});

/** One who is checked in moves from 31F to 32A. */
export const ChangeSeat = meta.story({
  parameters: changing,
  play: async ({ canvas, globals, airline, navigation }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('button', { name: t('change.choose') })).toBeDisabled();
    await take('32A');
    await confirm(t('change.submit', { seat: '32A' }));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(navigation.log[0]?.to).toMatch(/^\/boarde\/chooseseatSucc\?change=X-/);
    await expect(sentTo(airline, changePath)[0]).toMatchObject({
      segmentId: segments.checkedIn,
      passengerId: self,
      seat: '32A',
    });
  },
});

export const ChangeOutcomeUnknown = meta.story({
  parameters: changing,
  beforeEach: ({ airline }) => airline.fault({ path: changePath, kind: 'network', times: 1 }),
  play: async ({ canvas, globals, navigation }) => {
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    const t = await words(globals);
    await take('32A');
    await confirm(t('change.submit', { seat: '32A' }));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('absent.title'))).toBeVisible();
    await expect(navigation.log).toEqual([]);
  },
});

export const ChangeClosed = meta.story({
  parameters: { ...changing, covers: ['checkIn.closed'] },
  beforeEach: async ({ airline, world }) => {
    await world.client.send(checkInJourneys, {});
    airline.freeze('2026-06-01T17:45:00+08:00');
  },
  play: async ({ canvas, globals }) => {
    const told = await refusals(globals);
    await expect(await canvas.findByText(told('closed'))).toBeVisible();
  },
});

export const ChangeAfterLanding = meta.story({
  parameters: changing,
  beforeEach: async ({ airline, world }) => {
    await world.client.send(checkInJourneys, {});
    airline.freeze('2026-06-01T22:00:00+08:00');
  },
  play: async ({ canvas, globals }) => {
    const told = await refusals(globals);
    await expect(await canvas.findByText(told('landed'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: told('next.claim') })).toHaveAttribute(
      'href',
      '/mapp/integralCheckIn',
    );
  },
});

export const ChangeWithoutCheckIn = meta.story({
  parameters: { address: addressOf({ segment: segments.closing, change: friend }) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('change.open.title'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toCheckIn') })).toHaveAttribute(
      'href',
      `/mapp${addressOf({ segment: segments.closing, passengers: friend })}`,
    );
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/check-in/journeys', 220));
