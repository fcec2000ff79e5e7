import { expect, waitFor } from 'storybook/test';
import { there } from './there.ts';

/** The form, once it can be typed into. */
export const ready = (root: HTMLElement): Promise<void> =>
  waitFor(() => expect(root.querySelector('form')).not.toBeNull(), { timeout: 3000 });

/** A field by its name in the form. */
export const field = (root: HTMLElement, name: string): HTMLInputElement =>
  there(root.querySelector<HTMLInputElement>(`[name="${name}"]`), name);

export const saveButton = (root: HTMLElement): HTMLButtonElement =>
  there(root.querySelector<HTMLButtonElement>('button[type=submit]'), 'the button that saves');
