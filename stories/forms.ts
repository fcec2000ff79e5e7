import { expect, waitFor, within } from 'storybook/test';
import { there } from './there.ts';

/** The forms of a page; without a name of its own none has a role. */
export const formsIn = (root: HTMLElement): HTMLFormElement[] =>
  [...root.ownerDocument.forms].filter((form) => root.contains(form));

/** The form, once it can be typed into. */
export const ready = (root: HTMLElement): Promise<void> =>
  waitFor(() => expect(formsIn(root)).not.toHaveLength(0), { timeout: 3000 });

/** The control of a field by the name that it is sent with, or the id that the error summary leads to; there may be none. */
export function fieldIn(root: HTMLElement, name: string): HTMLInputElement | undefined {
  const controls = formsIn(root).map(({ elements }) => elements.namedItem(name));
  const found = controls.find((control) => control !== null);
  return (found instanceof RadioNodeList ? found[0] : found) as HTMLInputElement | undefined;
}

/** A field that must be there. */
export const field = (root: HTMLElement, name: string): HTMLInputElement => there(fieldIn(root, name), name);

/** The buttons that send a form. */
export const submitButtons = (root: HTMLElement): HTMLButtonElement[] =>
  within(root)
    .queryAllByRole<HTMLButtonElement>('button')
    .filter(({ type }) => type === 'submit');

export const saveButton = (root: HTMLElement): HTMLButtonElement =>
  there(submitButtons(root)[0], 'the button that saves');

/** A native list to choose from; it may be shown only for some of the choices before it. */
export const selectIn = (root: HTMLElement): HTMLSelectElement | undefined =>
  within(root)
    .queryAllByRole('combobox')
    .find((box) => box instanceof HTMLSelectElement);
