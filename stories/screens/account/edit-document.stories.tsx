import { EditDocumentScreen } from '@mapp/kit/screens/account/edit-document';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { field, fieldIn, formsIn, ready, saveButton } from '../../forms.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { sentTo } from '../../sent-to.ts';
import { words } from '../../words.ts';

const change = '/api/account/changeDocument';
const remove = '/api/account/removeDocument';
const back = [{ action: 'replace', to: '/mine/accountManage' }];

const meta = preview.meta({
  component: EditDocumentScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/editCertificates/1' },
});

/** Kind and number stay; the last day can be changed. */
export const Basic = meta.story({
  play: async ({ airline, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'account');
    await ready(canvasElement);
    await expect(canvasElement).toHaveTextContent(t('document.editNote'));
    await expect(fieldIn(canvasElement, 'number')).toBeUndefined();
    await userEvent.clear(field(canvasElement, 'expiry'));
    await userEvent.type(field(canvasElement, 'expiry'), '2036-09-14');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(navigation.log).toEqual(back));
    await expect(sentTo(airline, change)).toMatchObject([{ expireDate: '2036-09-14', issueCountry: 'CN' }]);
  },
});

export const Removed = meta.story({
  play: async ({ airline, canvas, globals, navigation }) => {
    const t = await words(globals, 'account');
    await userEvent.click(await canvas.findByRole('button', { name: t('document.remove') }));
    await userEvent.click(await screen.findByRole('button', { name: t('document.remove.confirm') }));
    await waitFor(() => expect(navigation.log).toEqual(back));
    await expect(airline.accounts.byCard('600000000001')?.identities).toHaveLength(1);
  },
});

export const RemovalUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: remove, kind: 'http500' }),
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'account');
    const outcome = await words(globals, 'outcome');
    await userEvent.click(await canvas.findByRole('button', { name: t('document.remove') }));
    await userEvent.click(await screen.findByRole('button', { name: t('document.remove.confirm') }));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('document.remove.still'))).toBeVisible();
    await expect(sentTo(airline, remove)).toHaveLength(1);
  },
});

/** The main document stays as it is. */
export const MainDocument = meta.story({
  parameters: { address: '/mine/editCertificates/0' },
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'account');
    await expect(await canvas.findByText(t('document.mainText'))).toBeVisible();
    await expect(formsIn(canvasElement)).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: t('back') }));
    await expect(navigation.log).toEqual(back);
  },
});

export const NotFound = meta.story({
  parameters: { address: '/mine/editCertificates/9' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'account');
    await expect(await canvas.findByText(t('document.gone'))).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/account/profile', 220));
