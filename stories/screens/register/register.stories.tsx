import { messagesFor, type Locale } from '@mapp/kit/messages';
import { Button } from '@mapp/kit/primitives/button';
import { RegisterScreen } from '@mapp/kit/screens/register/register';
import type { Airline } from '@mapp/sandbox/engine';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import preview from '#storybook/preview';
import { codeButton, fillEnrolment, newcomer } from '../../enrolment.ts';
import { field, formsIn, ready, saveButton } from '../../forms.ts';
import { sentTo } from '../../sent-to.ts';
import { there } from '../../there.ts';
import { toast } from '../../toast.ts';
import { showsThatItWorks } from '../../waiting.ts';

const meta = preview.meta({
  component: RegisterScreen,
  tags: ['!autodocs'],
  parameters: { address: '/register', member: null },
});

const paths = {
  enrol: '/api/memberApi/member/fastEnrollMember',
};

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'register');
const idsOf = (airline: Airline) => sentTo(airline, paths.enrol).map(({ transactionId }) => transactionId);

/** Asks for a code and registers; nothing of it is in the address that comes next. */
export const Basic = meta.story({
  parameters: { latency: 300 },
  play: async ({ airline, canvasElement, globals, navigation, world }) => {
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'phone'), newcomer.phone);
    await userEvent.click(await codeButton(canvasElement, globals));
    const code = field(canvasElement, 'code');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(formsIn(canvasElement)[0]).toHaveTextContent('60');
    await expect(world.session.get('codes')).toMatch(/^register=\d{10}$/);
    await fillEnrolment(canvasElement, { phone: '' });
    await userEvent.click(saveButton(canvasElement));
    await showsThatItWorks(canvasElement);
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/registerSuccess' }]));
    await expect(sentTo(airline, paths.enrol)).toHaveLength(1);
    await expect(airline.accounts.byPhone(newcomer.phone)).toMatchObject({ name: { cnGiven: '伟' } });
    await expect(world.session.drafts.unsaved()).toBe(false);
    await expect(world.session.get('codes')).toBeUndefined();
  },
});

/** Where the newcomer was going goes along: to the success page, and to the sign-in. */
export const OnTheWaySomewhere = meta.story({
  parameters: { address: '/register?redirect=%2Fmapp%2FmyBill' },
  play: async ({ canvas, canvasElement, globals, host, navigation }) => {
    const t = await words(globals);
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('signIn') }));
    await expect(host.log).toContainEqual({
      action: 'login',
      detail: { returnTo: '/mapp/myBill', hideMobileLogin: true },
    });
    await fillEnrolment(canvasElement, {});
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() =>
      expect(navigation.log).toEqual([
        { action: 'replace', to: '/registerSuccess?redirect=%2Fmapp%2FmyBill' },
      ]),
    );
  },
});

/** An address that another site has written leads nowhere: the sign-in comes back to the member's own page. */
export const HostileReturn = meta.story({
  parameters: { address: '/register?redirect=https%3A%2F%2Fevil.example%2Fmapp' },
  play: async ({ canvas, canvasElement, globals, host }) => {
    const t = await words(globals);
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('signIn') }));
    await expect(host.log).toContainEqual({
      action: 'login',
      detail: { returnTo: '/mapp/mine', hideMobileLogin: false },
    });
  },
});

/** A member is told whose account is in use, without a name and without the whole number, and may register somebody else. */
export const SignedIn = meta.story({
  parameters: { member: '600000000001' },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('signedIn.title'))).toBeVisible();
    await expect(await canvas.findByText(/6000/)).toHaveTextContent(/6000.*0001/);
    await expect(canvasElement).not.toHaveTextContent(/60000000|6000 0000/);
    await expect(canvasElement).not.toHaveTextContent(/[张張]|Zhang/);
    await expect(canvas.getByRole('link', { name: t('signedIn.mine') })).toHaveAttribute(
      'href',
      '/mapp/mine',
    );
    await expect(formsIn(canvasElement)).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${t('signedIn.other')}`) }));
    await ready(canvasElement);
    await expect(canvas.queryByRole('button', { name: t('signIn') })).toBeNull();
  },
});

/** Registers with a phone, and gives the dialog that comes. */
async function dialogFor(root: HTMLElement, phone: string): Promise<HTMLElement> {
  await fillEnrolment(root, { phone });
  await userEvent.click(saveButton(root));
  return screen.findByRole('dialog');
}

/** The document is registered already: the dialog leads to sign in, and nothing typed is lost. */
export const IdExists = meta.story({
  parameters: { covers: ['registration.idExists'] },
  play: async ({ canvasElement, globals, host }) => {
    const t = await words(globals);
    const dialog = within(await dialogFor(canvasElement, '13900000001'));
    await expect(dialog.getByText(t('exists.title'))).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: t('exists.signIn') }));
    await waitFor(() => expect(host.log.map(({ action }) => action)).toContain('login'));
    await userEvent.click(dialog.getByRole('button', { name: t('exists.back') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field(canvasElement, 'password')).toHaveValue(newcomer.password);
    await expect(toast()).toBeUndefined();
  },
});

/** resultCode -5: the server’s words, and the hotline. */
export const ErrorDialog = meta.story({
  parameters: { covers: ['registration.-5'] },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    const dialog = within(await dialogFor(canvasElement, '13900000005'));
    await expect(dialog.getByText((text) => text.includes('95530'))).toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: t('error.call') })).toHaveAttribute('href', 'tel:95530');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field(canvasElement, 'number')).toHaveValue(newcomer.number);
  },
});

/** Any other Code -1: the server’s words as a toast, and on the screen until the form is sent again. */
export const RefusedInAToast = meta.story({
  parameters: { covers: ['registration.-1'] },
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals);
    await fillEnrolment(canvasElement, { phone: '13900000009' });
    await userEvent.click(saveButton(canvasElement));
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent(t('error.title'));
    const shown = canvas.getAllByRole('status').find(({ textContent }) => textContent !== '');
    await expect(notice).toHaveTextContent(there(shown?.textContent, 'the toast'));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(navigation.log).toEqual([]);
  },
});

/** Told beside the field, with the digits and the focus in it. */
export const WrongCode = meta.story({
  parameters: { covers: ['registration.wrongCode'] },
  play: async ({ airline, canvasElement, globals, navigation }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    await fillEnrolment(canvasElement, { code: '135790' });
    await userEvent.click(saveButton(canvasElement));
    const code = field(canvasElement, 'code');
    await waitFor(() => expect(code).toHaveAccessibleDescription(t('sms.code')));
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.clear(code);
    await userEvent.type(code, newcomer.code);
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(sentTo(airline, paths.enrol)).toHaveLength(2);
  },
});

/** No more messages to this number today. */
export const NoCodeGoesOut = meta.story({
  parameters: { covers: ['codes.notSent'] },
  play: async ({ canvas, canvasElement, globals, world }) => {
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'phone'), '13900000060');
    await userEvent.click(await codeButton(canvasElement, globals));
    const why = await canvas.findByRole('alert');
    await expect(why).toHaveTextContent(/./);
    const code = field(canvasElement, 'code');
    await expect(code).toHaveAccessibleDescription(there(why.textContent));
    await expect(code).toBeValid();
    await expect(world.session.get('codes')).toBeUndefined();
  },
});

/** No answer came: its outcome is looked up, and it is not sent twice by itself. */
export const OutcomeUnknown = meta.story({
  parameters: { covers: ['registration.outcomeUnknown'] },
  beforeEach: ({ airline }) => airline.fault({ path: paths.enrol, kind: 'network', after: true }),
  play: async ({ airline, canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals);
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    await fillEnrolment(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByText(t('unknown.title'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/registerSuccess' }]));
    await expect(sentTo(airline, paths.enrol)).toHaveLength(1);
    await expect(sentTo(airline, '/api/account/enrolmentOutcome')).toHaveLength(1);
  },
});

/** Without a network nothing is sent, so nothing is uncertain: it is said, and the button sends it later. */
export const NoNetwork = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.enrol, kind: 'network', times: 1 }),
  play: async ({ canvas, canvasElement, globals, host, navigation, world }) => {
    const t = await words(globals);
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    await fillEnrolment(canvasElement);
    host.setOnline(false);
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByText(outcome('unsent.title'))).toBeVisible();
    await expect(canvas.queryByText(t('unknown.title'))).toBeNull();
    await expect(world.session.get('draft') ?? '').not.toContain('outcome');
    host.setOnline(true);
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/registerSuccess' }]));
  },
});

/** Nothing had been done: everything is still there, and goes as the same action. */
export const NothingHadBeenDone = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.enrol, kind: 'http500' }),
  play: async ({ airline, canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals);
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    await fillEnrolment(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('absent.title'))).toBeVisible();
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(new Set(idsOf(airline)).size).toBe(1);
  },
});

/** A reload has left the kind of document, and that something was sent; nothing of the person. */
export const ReloadedUnsure = meta.story({
  beforeEach: ({ world }) =>
    world.session.set(
      'draft',
      `register/2/${Math.floor(world.host.clock.now() / 60_000)}//kind=passport;outcome=unknown`,
    ),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals);
    await ready(canvasElement);
    await expect(canvas.getByText(t('reloadedUnsure'))).toBeVisible();
    await expect(canvas.getByRole('radio', { name: t('kind.passport') })).toBeChecked();
    await expect(field(canvasElement, 'number')).toHaveValue('');
  },
});

function Reopened() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <RegisterScreen key={times} />
      <Button onClick={() => setTimes(times + 1)}>reopen</Button>
    </>
  );
}

/** Input from before is there again, until the traveller starts over; it is nowhere but in memory. */
export const Restored = meta.story({
  render: () => <Reopened />,
  play: async ({ canvas, canvasElement, globals, world }) => {
    const t = await words(globals);
    const forms = await messagesFor(globals['locale'] as Locale, 'forms');
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'number'), newcomer.number);
    await expect(world.session.drafts.unsaved()).toBe(true);
    await expect(world.session.get('draft')).not.toContain(newcomer.number);
    await userEvent.click(canvas.getByRole('button', { name: 'reopen' }));
    await expect(canvas.getByText(t('restored'))).toBeVisible();
    await expect(field(canvasElement, 'number')).toHaveValue(newcomer.number);
    await userEvent.click(canvas.getByRole('button', { name: forms('startOver') }));
    await expect(field(canvasElement, 'number')).toHaveValue('');
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false }, textSize: 'elder' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const form = there(formsIn(canvasElement)[0]);
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
  },
});
