import { messagesFor, type Locale } from '@mapp/kit/messages';
import { SavedPassengersScreen } from '@mapp/kit/screens/saved-people/passengers';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';

const meta = preview.meta({
  component: SavedPassengersScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/commonInformation/aircrew', ...tall.parameters },
  globals: tall.globals,
});

const path = '/api/memberApi/passenger/queryPassengerList';
const wordsOf = (globals: Record<string, unknown>) =>
  messagesFor(globals['locale'] as Locale, 'saved-people');

export const Basic = meta.story({
  play: async ({ canvas, globals, navigation, userEvent }) => {
    const t = await wordsOf(globals);
    await expect((await canvas.findAllByText(/李四/))[0]).toBeVisible();
    await expect(canvas.getByRole('tab', { name: t('tab.passengers') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: t('tab.contacts') }));
    await expect(navigation.log.at(-1)).toEqual({ action: 'replace', to: '/mine/commonInformation/contact' });
  },
});

export const NothingSaved = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    await expect(await canvas.findByText(t('none.passengers'))).toBeVisible();
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    await expect(await canvas.findByText(t('failed.passengers'))).toBeVisible();
  },
});

export const Offline = meta.story({
  play: async ({ canvas, globals, host }) => {
    const shell = await messagesFor(globals['locale'] as Locale, 'failures');
    await canvas.findAllByText(/李四/);
    host.setOnline(false);
    await expect(await canvas.findByRole('status')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: shell('retry') })).toBeNull();
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('queryPassengerList')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(path));
