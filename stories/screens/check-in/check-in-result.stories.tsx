import { messagesFor, type Locale } from '@mapp/kit/messages';
import { CheckInResultScreen } from '@mapp/kit/screens/check-in/check-in-result';
import { checkIn } from '@mapp/kit/contracts';
import { passengers, segments } from '@mapp/sandbox/check-in';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import type { World } from '../../../.storybook/world.ts';
import { linksTo } from '../../links.ts';
import { tall } from '../../tall.ts';
import { toldName } from '../../told-name.ts';
import { showsThatItWaits } from '../../waiting.ts';

const meta = preview.meta({
  component: CheckInResultScreen,
  tags: ['!autodocs'],
  parameters: { address: `/boarde/boardeResult?segment=${segments.checkedIn}`, ...tall.parameters },
  globals: tall.globals,
});

const path = '/api/check-in/journeys';

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'check-in');

const mainOf = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

export const Basic = meta.story({
  play: async ({ canvasElement, globals, navigation }) => {
    const t = await words(globals);
    const main = mainOf(canvasElement);
    await expect(await main.findByText(t('result.done', { count: 3 }))).toBeVisible();
    await expect(main.getByText('31F')).toBeVisible();
    await expect(
      linksTo(canvasElement, `/mapp/boarde/boardingCard?segment=${segments.checkedIn}`),
    ).toHaveLength(1);
    await expect(main.getByText(t('result.next'))).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('result.finish') }));
    await expect(navigation.log).toEqual([{ action: 'replace', to: '/boarde?tab=todo' }]);
  },
});

/** MU5996 checks some of its passengers in, or none: what `seats` asks for is sent before the screen opens. */
const checksIn = (seats: readonly { passengerId: string; seat: string }[]) => ({
  parameters: {
    member: '600000000002',
    address: `/boarde/boardeResult?segment=${segments.failing}&passengers=${seats.map(({ passengerId }) => passengerId).join(',')}`,
  },
  beforeEach: async ({ world }: { world: World }) => {
    await world.client
      .send(
        checkIn,
        { segmentId: segments.failing, seats: [...seats], notices: ['safety'] },
        { announce: 'silent' },
      )
      .catch(() => undefined);
  },
});

const silver = (seat: string) => ({ passengerId: passengers.silver, seat });
const friend = (seat: string) => ({ passengerId: passengers.silverFriend, seat });

export const OneOfTwoFailed = meta.story({
  ...checksIn([silver('32A'), friend('33A')]),
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    const main = mainOf(canvasElement);
    await expect(await main.findByText(t('result.done', { count: 1 }))).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: toldName('高远', globals) })).toBeVisible();
    await expect(main.getByText(t('result.reference', { reference: 'CKI-2041' }))).toBeVisible();
    await expect(linksTo(canvasElement, 'tel:')).toHaveLength(1);
    await expect(
      linksTo(canvasElement, `/mapp/boarde/passengerList?segment=${segments.failing}`),
    ).toHaveLength(1);
  },
});

export const NobodyCheckedIn = meta.story({
  ...checksIn([silver('34A'), friend('34B')]),
  parameters: {
    ...checksIn([silver('34A'), friend('34B')]).parameters,
    covers: ['checkIn.failed'],
  },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    const main = mainOf(canvasElement);
    await expect(await main.findByText(t('result.nobody'))).toBeVisible();
    await expect(main.getAllByText(t('result.failed'))).toHaveLength(2);
    await expect(main.getAllByText(t('result.not'))).toHaveLength(2);
    await expect(linksTo(canvasElement, '/mapp/boarde/boardingCard')).toHaveLength(0);
  },
});

export const OnToTheNextSegment = meta.story({
  parameters: {
    address: `/boarde/boardeResult?segment=${segments.first}&passengers=${passengers.self},${passengers.wife},${passengers.daughter}`,
  },
  beforeEach: async ({ world }) => {
    await world.client.send(checkIn, {
      segmentId: segments.first,
      seats: [
        { passengerId: passengers.self, seat: '24A' },
        { passengerId: passengers.wife, seat: '24B' },
        { passengerId: passengers.daughter, seat: '24C' },
      ],
      notices: ['safety'],
    });
  },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    await expect(
      await mainOf(canvasElement).findByRole('link', { name: t('result.onward', { flight: 'MU5407' }) }),
    ).toBeVisible();
  },
});

export const NoSuchSegment = meta.story({
  parameters: { address: '/boarde/boardeResult?segment=S-0000-0' },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    await expect(await mainOf(canvasElement).findByText(t('missing.title'))).toBeVisible();
    await expect(linksTo(canvasElement, '/mapp/boarde')).toHaveLength(1);
  },
});

/** There is nothing to finish. */
export const NoSegmentAsked = meta.story({
  parameters: { address: '/boarde/boardeResult' },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    const main = mainOf(canvasElement);
    await expect(await main.findByText(t('unasked.title'))).toBeVisible();
    await expect(main.queryByRole('button', { name: t('result.finish') })).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const ServerError = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500', times: 1 }),
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    const main = mainOf(canvasElement);
    await expect(await main.findByRole('alert')).toBeVisible();
    await userEvent.click(main.getByRole('button'));
    await expect(await main.findByText(t('result.done', { count: 3 }))).toBeVisible();
  },
});
