import { ChangeContactScreen } from '@mapp/kit/screens/recovery/change-contact';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';
import { recoveryAt, recoveryForm, recoveryIn } from '../../fixtures/recovery.ts';
import { field, formsIn, ready, saveButton } from '../../forms.ts';
import { sentTo } from '../../sent-to.ts';
import { there } from '../../there.ts';
import { showsThatItWorks } from '../../waiting.ts';

const send = '/api/memberApi/member/password/getCaptchaForget';
const toCode = [{ action: 'push', to: '/findPassword/submitCode' }];

const meta = preview.meta({
  component: ChangeContactScreen,
  tags: ['!autodocs'],
  parameters: { address: '/findPassword/changePhoneOrEmail', member: null },
  beforeEach: ({ world }) => world.session.drafts.write(recoveryForm, recoveryIn(recoveryAt.code)),
});

/** A new phone: that it can be changed only once is said before the tap. */
export const Basic = meta.story({
  parameters: { latency: 300 },
  play: async ({ canvas, airline, canvasElement, navigation }) => {
    await ready(canvasElement);
    await expect(canvas.getByRole('strong')).toBeVisible();
    await userEvent.type(field(canvasElement, 'newPhone'), '13912340987');
    await userEvent.click(saveButton(canvasElement));
    await showsThatItWorks(canvasElement);
    await waitFor(() => expect(navigation.log).toEqual(toCode));
    await expect(sentTo(airline, send)).toMatchObject([
      { accountOfSendCode: 'mobile', countryCode: '86', newPhone: '13912340987' },
    ]);
  },
});

export const KnownContact = meta.story({
  play: async ({ airline, canvas, globals, navigation }) => {
    const t = await words(globals, 'recovery');
    const radios = await canvas.findAllByRole('radio');
    await userEvent.click(there(radios[1]));
    await userEvent.click(canvas.getByRole('button', { name: t('change.use') }));
    await waitFor(() => expect(navigation.log).toEqual(toCode));
    await expect(sentTo(airline, send)).toMatchObject([{ accountOfSendCode: 'email' }]);
  },
});

/** A phone of another member: the airline says no, and what was typed stays. */
export const Refused = meta.story({
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'recovery');
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'newPhone'), '13800000002');
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('refused.send'));
    await expect(field(canvasElement, 'newPhone')).toHaveValue('13800000002');
    await expect(navigation.log).toEqual([]);
  },
});

/** Found by the card number alone: a new contact needs a document. */
export const NeedsDocument = meta.story({
  beforeEach: ({ world }) =>
    world.session.drafts.write(recoveryForm, recoveryIn({ ...recoveryAt.code, way: 'card' })),
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'recovery');
    await expect(await canvas.findByText(t('change.document'))).toBeVisible();
    await expect(formsIn(canvasElement)).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: t('change.byDocument') }));
    await expect(navigation.log).toEqual([{ action: 'replace', to: '/findPassword' }]);
  },
});

export const SendUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: send, kind: 'http500' }),
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await words(globals, 'recovery');
    const outcome = await words(globals, 'outcome');
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'newPhone'), '13912340987');
    await userEvent.click(saveButton(canvasElement));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('absent.send'))).toBeVisible();
    await expect(field(canvasElement, 'newPhone')).toHaveValue('13912340987');
    await expect(sentTo(airline, send)).toHaveLength(1);
  },
});
