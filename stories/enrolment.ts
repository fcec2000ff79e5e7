import { messagesFor, type Locale } from '@mapp/kit/messages';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { field, ready } from './forms.ts';

/** Somebody who is no member yet. */
export const newcomer = {
  number: '310104199003074510',
  cnFamilyName: '张',
  cnGivenName: '伟',
  phone: '13900000010',
  code: '246810',
  password: 'Mu2025sh',
  repeat: 'Mu2025sh',
};

/** The agreement's box. */
export const agreeBox = (root: HTMLElement): HTMLInputElement => field(root, 'agree');

/** Fills the whole form, but for what is given as empty; the spelling comes from the airline. */
export async function fillEnrolment(root: HTMLElement, change: Partial<typeof newcomer> = {}): Promise<void> {
  await ready(root);
  for (const [name, text] of Object.entries({ ...newcomer, ...change }))
    if (text !== '') await userEvent.type(field(root, name), text);
  await userEvent.click(agreeBox(root));
  await waitFor(() => expect(root).toHaveTextContent('ZHANG/WEI'), { timeout: 4000 });
}

/** The button that asks for a code. */
export async function codeButton(root: HTMLElement, globals: Record<string, unknown>): Promise<HTMLElement> {
  const t = await messagesFor(globals['locale'] as Locale, 'account-fields');
  return within(root).findByRole('button', { name: t('code.send') });
}
