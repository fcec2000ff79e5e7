import { AccountScreen } from '@mapp/kit/screens/account/account';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { linksTo } from '../../links.ts';
import { tall } from '../../tall.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const path = '/api/account/profile';

const meta = preview.meta({
  component: AccountScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/accountManage', ...tall.parameters },
  globals: tall.globals,
});

/** Before the phone is changed it is said, and asked once more. */
export const Basic = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'account');
    await userEvent.click(await canvas.findByRole('button', { name: t('mobile.change') }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent(t('mobile.ask.text'));
    await expect(navigation.log).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: t('mobile.ask.yes') }));
    await waitFor(() =>
      expect(navigation.log).toEqual([{ action: 'push', to: '/mine/checkID?next=mobile' }]),
    );
  },
});

export const NotNow = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'account');
    await userEvent.click(await canvas.findByRole('button', { name: t('mobile.change') }));
    await userEvent.click(await screen.findByRole('button', { name: t('cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(navigation.log).toEqual([]);
  },
});

/** Member 600000000006: nothing on file yet, and one way on. */
export const NoDocument = meta.story({
  parameters: { member: '600000000006', covers: ['account.noDocument'] },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'account');
    await expect(await canvas.findByText(t('documents.empty'))).toBeVisible();
    await expect(linksTo(canvasElement, '/mapp/mine/addCertificates')[0]).toBeVisible();
  },
});

/** An e-mail address alone: the phone is added without a question. */
export const NoPhone = meta.story({
  parameters: { member: '600000000003' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'account');
    await expect(await canvas.findByRole('link', { name: t('mobile.add') })).toHaveAttribute(
      'href',
      '/mapp/mine/addMobile',
    );
  },
});

export const PhoneChanged = meta.story({
  beforeEach: ({ airline }) => airline.accounts.changePhone('600000000001', '13912340987'),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'account');
    await expect(await canvas.findByText(t('mobile.changed'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('mobile.change') })).toBeNull();
  },
});

export const OnItsWay = meta.story({
  parameters: { latency: 4000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'account');
    const failures = await words(globals, 'failures');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByText(t('documents.note'))).toBeVisible();
  },
});

export const InLargeText = meta.story({
  globals: { textSize: 'elder' },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'account');
    await expect(await canvas.findByText(t('documents.note'))).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
