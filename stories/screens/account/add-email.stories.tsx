import { AddEmailScreen } from '@mapp/kit/screens/account/add-email';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { field, ready, saveButton } from '../../forms.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { sentTo } from '../../sent-to.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: AddEmailScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/addEmail' },
});

export const Basic = meta.story({
  play: async ({ airline, canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'account-fields');
    await ready(canvasElement);
    await expect(canvasElement).toHaveTextContent('@example.com');
    await userEvent.type(field(canvasElement, 'account'), 'new@example.com');
    await userEvent.click(canvas.getByRole('button', { name: t('code.send') }));
    await expect(await canvas.findByText('60')).toBeVisible();
    await userEvent.type(field(canvasElement, 'code'), '246810');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/mine/accountManage' }]));
    await expect(sentTo(airline, '/api/account/sendEmailCode')).toHaveLength(1);
    await expect(sentTo(airline, '/api/account/saveEmail')).toMatchObject([{ email: 'new@example.com' }]);
  },
});

/** The first address of the account. */
export const Added = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'account');
    await expect(await canvas.findByRole('heading', { level: 1, name: t('email.title.add') })).toBeVisible();
  },
});

/** Another member's: the airline says no, and what was typed stays. */
export const Refused = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'forms');
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'account'), 'wang.jianguo@example.com');
    await userEvent.type(field(canvasElement, 'code'), '246810');
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('refused.title'));
    await expect(field(canvasElement, 'account')).toHaveValue('wang.jianguo@example.com');
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/account/profile', 220));
