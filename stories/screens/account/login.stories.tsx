import { messagesFor, type Locale } from '@mapp/kit/messages';
import { LoginScreen } from '@mapp/kit/screens/account/login';
import type { Airline } from '@mapp/sandbox/engine';
import { password } from '@mapp/sandbox/members';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { codeButton } from '../../enrolment.ts';
import { field, ready, saveButton } from '../../forms.ts';
import { linksTo } from '../../links.ts';
import { sentTo } from '../../sent-to.ts';
import { there } from '../../there.ts';
import { showsThatItWorks } from '../../waiting.ts';

const meta = preview.meta({
  component: LoginScreen,
  tags: ['!autodocs'],
  parameters: { member: null, address: '/login?redirect=%2Fmapp%2Fmine' },
});

const byPassword = '/api/account/loginByPassword';
const card = '600000000001';
const phone = '13800000001';

const type = async (root: HTMLElement, fields: Readonly<Record<string, string>>) => {
  await ready(root);
  for (const [name, text] of Object.entries(fields)) {
    await userEvent.clear(field(root, name));
    await userEvent.type(field(root, name), text);
  }
};
const press = (root: HTMLElement) => userEvent.click(saveButton(root));
const toCodes = (root: HTMLElement) => userEvent.click(there(within(root).getAllByRole('tab')[1]));
const words = (locale: unknown) => messagesFor(locale as Locale, 'sign-in');
/** Wrong passwords from elsewhere, before this page is opened. */
const wrongBefore = async (airline: Airline, times: number) => {
  const known = there(airline.accounts.byCard(card));
  for (let tries = 0; tries < times; tries += 1) airline.tries.wrong(known.cardNo);
};

export const Basic = meta.story({
  parameters: { latency: 300 },
  play: async ({ canvasElement, host, navigation, airline }) => {
    await type(canvasElement, { account: card, password });
    await press(canvasElement);
    await showsThatItWorks(canvasElement);
    await waitFor(() => expect(navigation.log).toContainEqual({ action: 'replace', to: '/mine' }));
    await expect(airline.signedIn(host.environment().proof)).toBe(card);
  },
});

export const ByCode = meta.story({
  play: async ({ canvasElement, globals, navigation, airline, host }) => {
    await ready(canvasElement);
    await toCodes(canvasElement);
    await type(canvasElement, { phone });
    await userEvent.click(await codeButton(canvasElement, globals));
    await waitFor(() =>
      expect(sentTo(airline, '/api/memberApi/authentication/sendCodeBySMS')).toMatchObject([
        { purpose: 'login', countryCode: '86', mobile: phone },
      ]),
    );
    await waitFor(() => expect(field(canvasElement, 'code')).toHaveFocus());
    await userEvent.keyboard('246810{Enter}');
    await waitFor(() => expect(navigation.log).toContainEqual({ action: 'replace', to: '/mine' }));
    await expect(airline.signedIn(host.environment().proof)).toBe(card);
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvasElement, airline }) => {
    await ready(canvasElement);
    await press(canvasElement);
    await waitFor(() => expect(field(canvasElement, 'account')).toBeInvalid());
    await expect(field(canvasElement, 'password')).toBeInvalid();
    await expect(sentTo(airline, byPassword)).toEqual([]);
  },
});

/** A guest who becomes a member first goes on to the same place. */
export const BecomesMemberFirst = meta.story({
  parameters: { address: '/login?redirect=%2Fmapp%2FmyBill%3FstartDate%3D2026-05-01' },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await expect(linksTo(canvasElement, '/mapp/register')[0]).toHaveAttribute(
      'href',
      '/mapp/register?redirect=%2Fmapp%2FmyBill%3FstartDate%3D2026-05-01',
    );
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(1);
  },
});

/** A refusal of a password, and the field that keeps what was typed. */
const refused = (covers: string, refusal: 'LGN01' | 'LGN02' | 'LGN03', before: number) => ({
  parameters: { covers: [covers] },
  play: async ({
    canvas,
    canvasElement,
    airline,
    globals,
  }: {
    canvas: ReturnType<typeof within>;
    canvasElement: HTMLElement;
    airline: Airline;
    globals: Record<string, unknown>;
  }) => {
    await wrongBefore(airline, before);
    await type(canvasElement, { account: card, password: 'Wrong1234' });
    await press(canvasElement);
    const t = await words(globals['locale']);
    await canvas.findByText(t(`refusedTitle.${refusal}`));
    await expect(canvas.getByRole('alert')).toHaveTextContent(t(`refused.${refusal}`));
    await expect(field(canvasElement, 'account')).toHaveValue(card);
    await expect(field(canvasElement, 'password')).toHaveValue('Wrong1234');
  },
});

export const WrongPassword = meta.story(refused('signIn.mismatch', 'LGN01', 0));
export const LastTry = meta.story(refused('signIn.lastTry', 'LGN02', 3));
export const Locked = meta.story(refused('signIn.locked', 'LGN03', 5));

const wrongCode = (covers: string, code: string, refusal: 'LGN04' | 'LGN05') => ({
  parameters: { covers: [covers] },
  play: async ({
    canvas,
    canvasElement,
    globals,
  }: {
    canvas: ReturnType<typeof within>;
    canvasElement: HTMLElement;
    globals: Record<string, unknown>;
  }) => {
    await ready(canvasElement);
    await toCodes(canvasElement);
    await type(canvasElement, { phone, code });
    await press(canvasElement);
    const t = await words(globals['locale']);
    await expect(await canvas.findByText(t(`refusedTitle.${refusal}`))).toBeVisible();
    await expect(field(canvasElement, 'phone')).toHaveValue(phone);
  },
});

export const WrongCode = meta.story(wrongCode('signIn.codeWrong', '111111', 'LGN04'));
export const CodeExpired = meta.story(wrongCode('signIn.codeExpired', '000000', 'LGN05'));

export const CodeNotSent = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    await ready(canvasElement);
    await toCodes(canvasElement);
    await type(canvasElement, { phone: '13900000060' });
    await userEvent.click(await codeButton(canvasElement, globals));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const NoAnswer = meta.story({
  play: async ({ canvas, canvasElement, airline, globals, navigation }) => {
    airline.fault({ path: byPassword, kind: 'network', times: 1 });
    await type(canvasElement, { account: card, password });
    await press(canvasElement);
    const t = await words(globals['locale']);
    await expect(await canvas.findByText(t('lost.title'))).toBeVisible();
    await press(canvasElement);
    await waitFor(() => expect(navigation.log).toContainEqual({ action: 'replace', to: '/mine' }));
    const [first, second] = sentTo(airline, byPassword);
    await expect(second?.['transactionId']).toBe(first?.['transactionId']);
  },
});

export const WhatIsTypedOutlivesTheTabs = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await type(canvasElement, { account: card });
    await toCodes(canvasElement);
    await userEvent.click(there(canvas.getAllByRole('tab')[0]));
    await waitFor(() => expect(field(canvasElement, 'account')).toHaveValue(card));
  },
});

export const FromTheBill = meta.story({
  parameters: { address: '/login?redirect=%2Fmapp%2FmyBill' },
  play: async ({ canvas, canvasElement, globals }) => {
    await ready(canvasElement);
    const t = await words(globals['locale']);
    await expect(canvas.queryAllByRole('tab')).toEqual([]);
    await expect(canvas.getByText(t('place.bill'))).toBeVisible();
  },
});

export const HostileReturn = meta.story({
  parameters: { address: '/login?redirect=https%3A%2F%2Fevil.example%2Fmapp' },
  play: async ({ canvasElement, navigation, host }) => {
    await type(canvasElement, { account: card, password });
    await press(canvasElement);
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/Home' }]));
    await expect(host.log.filter(({ action }) => action === 'leave')).toEqual([]);
  },
});

export const AlreadySignedIn = meta.story({
  parameters: { member: card },
  play: async ({ navigation }) =>
    waitFor(() => expect(navigation.log).toContainEqual({ action: 'replace', to: '/mine' })),
});

export const NotFor7Days = meta.story({
  play: async ({ canvas, canvasElement, host, navigation }) => {
    const kept: (number | undefined)[] = [];
    const { set } = host.cookies;
    Object.assign(host.cookies, {
      set: (name: string, value: string, days?: number) => {
        kept.push(days);
        set(name, value);
      },
    });
    await type(canvasElement, { account: card, password });
    await userEvent.click(canvas.getByRole('checkbox'));
    await press(canvasElement);
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(kept).toEqual([undefined]);
  },
});

export const NoMessageArrives = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    await ready(canvasElement);
    await toCodes(canvasElement);
    const t = await words(globals['locale']);
    await userEvent.click(canvas.getByRole('button', { name: t('noMessage') }));
    const sheet = await within(document.body).findByRole('dialog');
    await expect(sheet).toHaveTextContent('95530');
  },
});

export const Closed = meta.story({
  play: async ({ canvas, canvasElement, host, globals }) => {
    await ready(canvasElement);
    const t = await words(globals['locale']);
    await userEvent.click(canvas.getByRole('button', { name: t('close') }));
    await expect(host.log).toContainEqual({ action: 'goHome', detail: '/Home' });
  },
});
