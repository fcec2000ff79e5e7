import { activateCoupon } from '@mapp/kit/contracts';
import { ActivationCodeScreen } from '@mapp/kit/screens/coupons/activation-code';
import { answerTo, payloads } from '@mapp/sandbox/ask';
import { activationCodes } from '@mapp/sandbox/coupons';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { field, saveButton } from '../../forms.ts';
import { sentTo } from '../../sent-to.ts';
import { showsThatItWorks } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: ActivationCodeScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/exchange' },
});

const path = '/api/coupons/activate';

interface Played {
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
}

async function enter({ canvasElement, globals }: Played, code: string) {
  await userEvent.click(field(canvasElement, 'code'));
  await userEvent.paste(code);
  await userEvent.click(saveButton(canvasElement));
  return { t: await words(globals, 'coupons'), canvas: within(canvasElement) };
}

/** It becomes a coupon, which is on the list then. */
export const RightCode = meta.story({
  parameters: { latency: 300 },
  play: async ({ airline, navigation, ...played }) => {
    const { t } = await enter(played, 'mapp seat 2026');
    await showsThatItWorks(played.canvasElement);
    await expect(await screen.findByText(t('code.done'))).toBeVisible();
    await expect(navigation.log).toEqual([{ action: 'replace', to: '/mine/mycoupons?tab=usable' }]);
    await expect(sentTo(airline, path)).toMatchObject([{ code: activationCodes.right }]);
  },
});

/** Said at the field, which keeps what was typed. */
export const WrongCode = meta.story({
  parameters: { covers: ['coupons.wrongCode'] },
  play: async (played) => {
    const { t, canvas } = await enter(played, 'MAPPNOTHING1');
    await expect(await canvas.findByText(t('code.wrongCode'))).toBeVisible();
    await expect(field(played.canvasElement, 'code')).toHaveValue('MAPP-NOTH-ING1');
    await expect(field(played.canvasElement, 'code')).toHaveFocus();
  },
});

export const UsedCode = meta.story({
  parameters: { covers: ['coupons.usedCode'] },
  play: async (played) => {
    const { t, canvas } = await enter(played, activationCodes.used);
    await expect(await canvas.findByText(t('code.usedCode'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('call', { hotline: '95530' }) })).toHaveAttribute(
      'href',
      'tel:95530',
    );
    await expect(field(played.canvasElement, 'code')).toHaveValue('MAPP-USED-2026');
  },
});

export const ExpiredCode = meta.story({
  parameters: { covers: ['coupons.expiredCode'] },
  play: async (played) => {
    const { t, canvas } = await enter(played, activationCodes.expired);
    await expect(await canvas.findByText(t('code.expiredCode'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toOffers') })).toBeVisible();
  },
});

/** Activated before, in another window. */
export const OwnCode = meta.story({
  parameters: { covers: ['coupons.ownCode'] },
  beforeEach: async ({ airline }) => {
    const token = airline.signIn('600000000001');
    await answerTo(airline, activateCoupon, payloads.activateCoupon, { token });
  },
  play: async (played) => {
    const { t, canvas } = await enter(played, activationCodes.right);
    await expect(await canvas.findByText(t('code.ownCode'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toCoupons') })).toHaveAttribute(
      'href',
      '/mapp/mine/mycoupons',
    );
  },
});

/** The answer was lost: it is looked up by its button, and not sent again, not by Enter either. */
export const OutcomeUnknown = meta.story({
  parameters: { covers: ['coupons.outcomeUnknown'] },
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'network', after: true }),
  play: async ({ airline, navigation, ...played }) => {
    const { t, canvas } = await enter(played, activationCodes.right);
    const outcome = await words(played.globals, 'outcome');
    await expect(await canvas.findByText(t('code.unknown'))).toBeVisible();
    await userEvent.type(field(played.canvasElement, 'code'), '{Enter}');
    await expect(await canvas.findByText(t('code.unknown'))).toBeVisible();
    await expect(navigation.log).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(sentTo(airline, path)).toHaveLength(1);
  },
});

/** Nothing came of it: the code is still there, and the second time it is the same activation. */
export const NothingCameOfIt = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'network' }),
  play: async ({ airline, navigation, ...played }) => {
    const { t, canvas } = await enter(played, activationCodes.right);
    const outcome = await words(played.globals, 'outcome');
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('code.absentText'))).toBeVisible();
    await expect(field(played.canvasElement, 'code')).toHaveValue('MAPP-SEAT-2026');
    await userEvent.click(saveButton(played.canvasElement));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    const [first, second] = sentTo(airline, path);
    await expect(second?.['activationId']).toBe(first?.['activationId']);
  },
});
