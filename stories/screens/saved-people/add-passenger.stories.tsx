import { messagesFor, type Locale } from '@mapp/kit/messages';
import { AddPassengerScreen } from '@mapp/kit/screens/saved-people/add-passenger';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { field, ready } from '../../forms.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { showsThatItWaits } from '../../waiting.ts';

const meta = preview.meta({
  component: AddPassengerScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/addAircrew', ...tall.parameters },
  globals: tall.globals,
});

const wordsOf = (globals: Record<string, unknown>) =>
  messagesFor(globals['locale'] as Locale, 'saved-people');

/** A document is added on a screen of its own; neither its address nor any store carries what was typed. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement, globals, host, navigation, userEvent }) => {
    const t = await wordsOf(globals);
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'cnFamilyName'), '林');
    await userEvent.click(canvas.getByRole('button', { name: t('document.add') }));
    await expect(navigation.log).toEqual([{ action: 'push', to: '/mine/addCertificate' }]);
    await expect(JSON.stringify(host.log)).not.toContain('林');
  },
});

/** Without a document nobody is saved. */
export const WithoutDocument = meta.story({
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = await wordsOf(globals);
    const v = await messagesFor(globals['locale'] as Locale, 'validation');
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'cnFamilyName'), '林');
    await userEvent.type(field(canvasElement, 'cnGivenName'), '海');
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await expect(await canvas.findAllByText(new RegExp(v('documents.none')))).not.toHaveLength(0);
  },
});

const listPath = '/api/memberApi/passenger/queryPassengerList';

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: listPath, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(listPath));
