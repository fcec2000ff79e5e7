import { messagesFor, type Translate } from '../messages/provider.tsx';
import type { Catalogue } from '../messages/pack.ts';
import { locales } from '../messages/types.ts';
import type { DriverOptions } from './user.ts';

/** All elements below a root that a selector names. */
export const all = <Found extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Found[] =>
  Array.from(root.querySelectorAll<Found>(selector));

/** Text that can be read in an element, in one line. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Name of a control: its label's words, `aria-label`, or its own words. */
function nameOf(control: Element): string {
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
  return control.getAttribute('aria-label') ?? textOf(label ?? control);
}

/** The button below a root that is called so. */
export const buttonNamed = (root: ParentNode, name: string): HTMLElement | undefined =>
  all(root, 'button, a[href]').find((button) => nameOf(button) === name);

/** The sheet or dialog in front, once it can be pressed. */
export function dialogOf(root: Element): HTMLElement | undefined {
  const dialog = all(root.ownerDocument, '[role="dialog"], [role="alertdialog"]').at(-1);
  return dialog && getComputedStyle(dialog).pointerEvents !== 'none' ? dialog : undefined;
}

/** The words of a catalogue in the language of the page. */
export function wordsOf<A extends Catalogue>(
  root: Element,
  catalogue: A,
  { locale }: DriverOptions,
): Promise<Translate<A>> {
  const lang = root.closest('[lang]')?.getAttribute('lang') ?? '';
  return messagesFor(locale ?? locales.find((one) => lang.startsWith(one)) ?? 'zh', catalogue);
}
