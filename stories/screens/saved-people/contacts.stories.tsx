import { messagesFor, type Locale } from '@mapp/kit/messages';
import { SavedContactsScreen } from '@mapp/kit/screens/saved-people/contacts';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { toldName } from '../../told-name.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';

const meta = preview.meta({
  component: SavedContactsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/commonInformation/contact', ...tall.parameters },
  globals: tall.globals,
});

const path = '/api/saved/contacts';
const wordsOf = (globals: Record<string, unknown>) =>
  messagesFor(globals['locale'] as Locale, 'saved-people');

export const Basic = meta.story({
  play: async ({ canvas, globals, navigation, userEvent }) => {
    const t = await wordsOf(globals);
    await expect((await canvas.findAllByText(toldName('李四', globals)))[0]).toBeVisible();
    await expect(canvas.getByRole('tab', { name: t('tab.contacts') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: t('tab.addresses') }));
    await expect(navigation.log.at(-1)).toEqual({ action: 'replace', to: '/mine/commonInformation/address' });
  },
});

export const NothingSaved = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    await expect(await canvas.findByText(t('none.contacts'))).toBeVisible();
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
    await expect(await canvas.findByText(t('failed.contacts'))).toBeVisible();
  },
});

export const Offline = meta.story({
  play: async ({ canvas, globals, host }) => {
    const shell = await messagesFor(globals['locale'] as Locale, 'failures');
    await canvas.findAllByText(toldName('李四', globals));
    host.setOnline(false);
    await expect(await canvas.findByRole('status')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: shell('retry') })).toBeNull();
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('savedContacts')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(path));
