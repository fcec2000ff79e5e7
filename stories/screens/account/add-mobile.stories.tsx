import { AddMobileScreen } from '@mapp/kit/screens/account/add-mobile';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { field, ready, saveButton } from '../../forms.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { sentTo } from '../../sent-to.ts';
import { words } from '../../words.ts';

const path = '/api/account/saveMobile';

const meta = preview.meta({
  component: AddMobileScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/addMobile', member: '600000000003' },
});

async function fillIn(root: HTMLElement, code: string): Promise<void> {
  await ready(root);
  await userEvent.type(field(root, 'account'), '13912340987');
  await userEvent.type(field(root, 'code'), code);
  await userEvent.click(saveButton(root));
}

export const Basic = meta.story({
  play: async ({ airline, canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'account-fields');
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'account'), '13912340987');
    await userEvent.click(canvas.getByRole('button', { name: t('code.send') }));
    await expect(await canvas.findByText('60')).toBeVisible();
    await userEvent.type(field(canvasElement, 'code'), '246810');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/mine/accountManage' }]));
    await expect(sentTo(airline, '/api/memberApi/authentication/sendCodeBySMS')).toMatchObject([
      { purpose: 'phone', mobile: '13912340987' },
    ]);
    await expect(airline.accounts.byCard('600000000003')?.phone).toBe('13912340987');
  },
});

/** The digits stay, with the words of a wrong code. */
export const WrongCode = meta.story({
  parameters: { covers: ['account.wrongCode'] },
  play: async ({ canvasElement, globals, navigation }) => {
    const t = await words(globals, 'validation');
    await fillIn(canvasElement, '135790');
    await waitFor(() => expect(canvasElement).toHaveTextContent(t('sms.code')));
    await expect(field(canvasElement, 'code')).toHaveValue('135790');
    await expect(navigation.log).toEqual([]);
  },
});

export const SavedAfterAll = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500', after: true }),
  play: async ({ airline, canvas, canvasElement, globals, navigation }) => {
    const outcome = await words(globals, 'outcome');
    await fillIn(canvasElement, '246810');
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(sentTo(airline, path)).toHaveLength(1);
  },
});

/** A member who has a phone changes it, from the account on. */
export const PhoneThere = meta.story({
  parameters: { member: '600000000001' },
  play: async ({ navigation }) => {
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/mine/accountManage' }]));
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/account/profile', 220));
