import { SubmitCodeScreen } from '@mapp/kit/screens/recovery/submit-code';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';
import { address, mobile, recoveryAt, recoveryForm, recoveryIn } from '../../fixtures/recovery.ts';
import { field, ready, saveButton } from '../../forms.ts';
import { linksTo } from '../../links.ts';
import { sentTo } from '../../sent-to.ts';
import { toast } from '../../toast.ts';
import { showsThatItWorks } from '../../waiting.ts';

const send = '/api/memberApi/member/password/getCaptchaForget';
const check = '/api/memberApi/member/password/checkCaptchaForget';

const meta = preview.meta({
  component: SubmitCodeScreen,
  tags: ['!autodocs'],
  parameters: { address: '/findPassword/submitCode', member: null },
  beforeEach: ({ world }) => world.session.drafts.write(recoveryForm, recoveryIn(recoveryAt.sent)),
});

async function submit(root: HTMLElement, code: string): Promise<void> {
  await ready(root);
  await userEvent.type(field(root, 'code'), code);
  await userEvent.click(saveButton(root));
}

export const Basic = meta.story({
  parameters: { latency: 300 },
  play: async ({ airline, canvasElement, navigation }) => {
    await submit(canvasElement, '246810');
    await showsThatItWorks(canvasElement);
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'push', to: '/resetPassword' }]));
    await expect(sentTo(airline, check)).toMatchObject([{ accountOfSendCode: 'mobile', sendCode: '246810' }]);
  },
});

/** Phone and e-mail are offered, the phone is chosen; nothing is sent before the tap. */
export const BothOffered = meta.story({
  beforeEach: ({ world }) => world.session.drafts.write(recoveryForm, recoveryIn(recoveryAt.code)),
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'recovery');
    const [phone] = await canvas.findAllByRole('radio');
    await expect(phone).toBeChecked();
    await expect(sentTo(airline, send)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: t('choose.send') }));
    await expect(await canvas.findByText(t('code.missed'))).toBeVisible();
    await expect(canvas.getByText('60')).toBeVisible();
    await expect(sentTo(airline, send)).toMatchObject([{ accountOfSendCode: 'mobile', countryCode: '86' }]);
  },
});

export const EmailAlone = meta.story({
  beforeEach: ({ world }) =>
    world.session.drafts.write(
      recoveryForm,
      recoveryIn({ ...recoveryAt.code, contacts: [address], chosen: address }),
    ),
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'recovery');
    await userEvent.click(await canvas.findByRole('button', { name: t('choose.send') }));
    await expect(await canvas.findByLabelText(t('code.email'))).toBeVisible();
    await expect(canvas.queryByText(t('code.byMobile'))).toBeNull();
    await expect(sentTo(airline, send)).toMatchObject([{ accountOfSendCode: 'email' }]);
  },
});

/** Neither is on file: the hotline, or a new contact. */
export const NothingOnFile = meta.story({
  parameters: { covers: ['recovery.noContact'] },
  beforeEach: ({ world }) =>
    world.session.drafts.write(
      recoveryForm,
      recoveryIn({ ...recoveryAt.code, contacts: [], chosen: undefined }),
    ),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'recovery');
    await expect(await canvas.findByText(t('noContact'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('choose.send') })).toBeNull();
    await expect(linksTo(canvasElement, 'tel:95530')[0]).toBeVisible();
  },
});

/** The digits and the focus stay. */
export const WrongCode = meta.story({
  parameters: { covers: ['recovery.wrongCode'] },
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'validation');
    await submit(canvasElement, '482017');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('sms.code'));
    await expect(field(canvasElement, 'code')).toHaveValue('482017');
    await expect(field(canvasElement, 'code')).toHaveFocus();
    await expect(navigation.log).toEqual([]);
  },
});

/** Shown for two seconds, then the start. */
export const PageExpired = meta.story({
  parameters: { covers: ['recovery.pageExpired'] },
  play: async ({ canvas, canvasElement, globals, navigation, world }) => {
    const t = await words(globals, 'recovery');
    await submit(canvasElement, '000000');
    await expect(await canvas.findByText(t('expired.back'))).toBeVisible();
    await expect(navigation.log).toEqual([]);
    // Told once, and gone with its step.
    await expect(toast()).toBeUndefined();
    await waitFor(
      () => expect(navigation.log).toEqual([{ action: 'replace', to: '/findPassword?again=expired' }]),
      { timeout: 3000 },
    );
    await expect(world.session.drafts.read(recoveryForm)).toMatchObject({ state: { at: 'find' } });
  },
});

/** By the other way, at once. */
export const OtherContact = meta.story({
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'recovery');
    await userEvent.click(await canvas.findByText(t('code.byEmail')));
    await expect(await canvas.findByLabelText(t('code.email'))).toBeVisible();
    await expect(sentTo(airline, send)).toMatchObject([{ accountOfSendCode: 'email' }]);
    await expect(canvas.getByText(t('code.byMobile'))).toBeVisible();
  },
});

/** The network failed while a code was asked for: what came of it is found out before another is sent. */
export const CodeNotAskedFor = meta.story({
  parameters: { covers: ['captcha.network'] },
  beforeEach: ({ airline }) => airline.fault({ path: send, kind: 'network' }),
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'recovery');
    const outcome = await words(globals, 'outcome');
    await userEvent.click(await canvas.findByText(t('code.byEmail')));
    await expect(await canvas.findByText(t('unknown.send'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('absent.send'))).toBeVisible();
    await expect(sentTo(airline, send)).toHaveLength(1);
  },
});

/** Another code to the same phone, once the wait is over. */
export const Resent = meta.story({
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await words(globals, 'account-fields');
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'code'), '48');
    await userEvent.click(canvas.getByRole('button', { name: t('code.send') }));
    await expect(await canvas.findByText('60')).toBeVisible();
    await expect(field(canvasElement, 'code')).toHaveValue('');
    await expect(sentTo(airline, send)).toHaveLength(1);
  },
});

/** No answer to the code: looking it up says that it has not been accepted, and the digits are there. */
export const CheckUnknown = meta.story({
  parameters: { covers: ['recovery.outcomeUnknown'] },
  beforeEach: ({ airline }) => airline.fault({ path: check, kind: 'http500' }),
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await words(globals, 'recovery');
    const outcome = await words(globals, 'outcome');
    await submit(canvasElement, '246810');
    await expect(await canvas.findByText(t('unknown.check'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('absent.check'))).toBeVisible();
    await expect(field(canvasElement, 'code')).toHaveValue('246810');
    await expect(sentTo(airline, check)).toHaveLength(1);
  },
});

/** The code was right, though its answer was lost: looking it up leads on. */
export const CheckedAfterAll = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: check, kind: 'http500', after: true }),
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const outcome = await words(globals, 'outcome');
    await submit(canvasElement, '246810');
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'push', to: '/resetPassword' }]));
  },
});

/** No answer to the sending: it is looked up beside what is typed. */
export const SendUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: send, kind: 'http500', after: true }),
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'recovery');
    const outcome = await words(globals, 'outcome');
    await userEvent.click(await canvas.findByText(t('code.byEmail')));
    await expect(await canvas.findByText(t('unknown.send'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByLabelText(t('code.email'))).toBeVisible();
    await expect(sentTo(airline, send)).toHaveLength(1);
  },
});

/** Before the name is confirmed there is nothing to send. */
export const TooEarly = meta.story({
  beforeEach: ({ world }) =>
    world.session.drafts.write(recoveryForm, recoveryIn({ ...recoveryAt.name, chosen: mobile })),
  play: async ({ navigation }) => {
    await waitFor(() =>
      expect(navigation.log).toEqual([{ action: 'replace', to: '/findPassword/completeName' }]),
    );
  },
});

/** The three ways on stay one tap away, also in large text. */
export const InLargeText = meta.story({
  globals: { textSize: 'elder' },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'recovery');
    const row = await canvas.findByRole('link', { name: (name) => name.includes(t('code.goneMobile')) });
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(row).toHaveAttribute('href', '/mapp/findPassword/changePhoneOrEmail');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
