import { FindMemberScreen } from '@mapp/kit/screens/recovery/find-member';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';
import { field, ready, saveButton } from '../../forms.ts';
import { sentTo } from '../../sent-to.ts';
import { showsThatItWorks } from '../../waiting.ts';

const path = '/api/memberApi/member/password/validateResetQueryPwdUser';

const meta = preview.meta({
  component: FindMemberScreen,
  tags: ['!autodocs'],
  parameters: { address: '/findPassword', member: null },
});

async function find(root: HTMLElement, number: string): Promise<void> {
  await ready(root);
  await userEvent.type(field(root, 'number'), number);
  await userEvent.click(saveButton(root));
}

/** The origin goes along to the next step. */
export const Basic = meta.story({
  parameters: { latency: 300, address: '/findPassword?channel=login&returnUrl=%2Fmapp%2Fmine' },
  play: async ({ airline, canvasElement, navigation }) => {
    await find(canvasElement, '310104199103072512');
    await showsThatItWorks(canvasElement);
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(navigation.log[0]).toEqual({
      action: 'push',
      to: '/findPassword/completeName?channel=login&returnUrl=%2Fmapp%2Fmine',
    });
    await expect(sentTo(airline, path)).toMatchObject([{ idType: 'NI', idNo: '310104199103072512' }]);
  },
});

export const NoMember = meta.story({
  parameters: { covers: ['recovery.noMember'] },
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'recovery');
    await find(canvasElement, '11010519491231002X');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('refused.find'));
    await expect(field(canvasElement, 'number')).toHaveValue('11010519491231002X');
    await expect(navigation.log).toEqual([]);
  },
});

/** The typed text stays, and the same button asks again. */
export const NoAnswer = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500' }),
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'failures');
    await find(canvasElement, '310104199103072512');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('unexpected.text'));
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
  },
});

/** A reload keeps nothing personal, and says so. */
export const AfterReload = meta.story({
  parameters: { address: '/findPassword?again=reload', covers: ['recovery.reloaded'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'recovery');
    await expect(await canvas.findByText(t('reloaded'))).toBeVisible();
  },
});

export const AfterExpiry = meta.story({
  parameters: { address: '/findPassword?again=expired' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'recovery');
    await expect(await canvas.findByText(t('expired'))).toBeVisible();
  },
});
