import { LoginScreen } from '@mapp/kit/screens/account/login';
import { BillScreen } from '@mapp/kit/screens/points/bill';
import { BillDetailScreen } from '@mapp/kit/screens/points/bill-detail';
import { formDriver, pointsBillDriver } from '@mapp/kit/testing';
import { password } from '@mapp/sandbox/members';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../there.ts';
import { words } from '../words.ts';
import { Walk } from './Walk.tsx';

const screens = { login: LoginScreen, bill: BillScreen, billDetail: BillDetailScreen };
const card = '600000000001';
const onLeft = fn();

const meta = preview.meta({
  component: Walk,
  tags: ['!autodocs'],
  parameters: { member: null },
  args: { screens, start: '/login?redirect=%2Fmapp%2FmyBill', onLeft },
  beforeEach: () => void onLeft.mockClear(),
});

/** A wrong password on the way; then the bill that the guest had asked for, and one of its entries. */
export const BillAndDetail = meta.story({
  play: async ({ airline, canvas, canvasElement, globals, host, userEvent }) => {
    const signIn = await words(globals, 'sign-in');
    const points = await words(globals, 'points');
    const form = formDriver(canvasElement, { user: userEvent });
    await waitFor(() => form.field('account'));
    await form.fillAll({ account: card, password: `${password}9` });
    await form.submit();
    await expect(await canvas.findByText(signIn('refusedTitle.LGN01'))).toBeVisible();
    await form.fill('password', password);
    await form.submit();
    const bill = pointsBillDriver(canvasElement, { user: userEvent });
    await waitFor(() => expect(bill.entries().length).toBeGreaterThan(3), { timeout: 5000 });
    await expect(airline.signedIn(host.environment().proof)).toBe(card);
    const { amount } = there(bill.entries()[0]);
    await bill.open(0);
    await expect(await canvas.findByRole('heading', { name: points('detail.title') })).toBeVisible();
    await expect((await canvas.findAllByText(amount))[0]).toBeVisible();
    await expect(onLeft).not.toHaveBeenCalled();
  },
});
