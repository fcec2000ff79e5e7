import { handOf } from './hand.ts';
import { all, textOf } from './reading.ts';
import type { DriverOptions } from './user.ts';

/** Works a form of ours: beneficiary, companion, travel, calculator and the others whose fields have a rule each. */
export interface FormDriver {
  /** The control of a field, by the name that the form's values have for it: `cnFamilyName`, `identities.0.number`. */
  readonly field: (name: string) => HTMLElement;
  /** Replaces what is in a text field, or chooses in a list by value or words. */
  readonly fill: (name: string, text: string) => Promise<void>;
  /** Fills several, in this order. */
  readonly fillAll: (values: Readonly<Record<string, string>>) => Promise<void>;
  /** Chooses one of the parts that stand side by side, by its value, as `passport`. */
  readonly choose: (value: string) => Promise<void>;
  readonly submit: () => Promise<void>;
  /** Message of a field, about what is wrong or to be done; empty when it says nothing. */
  readonly said: (name: string) => string;
  /** Lines of the summary, one for each mistake. */
  readonly problems: () => readonly string[];
}

/** @param root an element that holds one form, with its submit button or without */
export function formDriver(root: HTMLElement, options: DriverOptions): FormDriver {
  const hand = handOf(options);
  const endOf = (name: string): string => `-${name.replaceAll('.', '-')}`;
  const form = () => (root instanceof HTMLFormElement ? root : root.querySelector('form'));
  const find = (name: string) => root.querySelector<HTMLElement>(`[id$="${CSS.escape(endOf(name))}"]`);
  const field = (name: string): HTMLElement => {
    const found = find(name);
    if (!found) throw new Error(`No field ${name}`);
    return found;
  };
  const fill = async (name: string, text: string): Promise<void> => {
    const control = await hand.wait(() => find(name), `the field ${name}`);
    if (control instanceof HTMLSelectElement) await hand.select(control, text);
    else await hand.fill(control, text);
  };
  return {
    field,
    fill,
    async fillAll(values) {
      for (const [name, text] of Object.entries(values)) await fill(name, text);
    },
    async choose(value) {
      const wanted = await hand.wait(
        () => all<HTMLInputElement>(root, 'input[type="radio"]').find((radio) => radio.value === value),
        `the choice ${value}`,
      );
      await hand.press(wanted);
    },
    async submit() {
      const button = await hand.wait(
        () =>
          Array.from(form()?.elements ?? []).find(
            (one) => one instanceof HTMLButtonElement && one.type === 'submit',
          ) as HTMLElement | undefined,
        'the submit button',
      );
      await hand.press(button);
    },
    said: (name) =>
      (field(name).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => textOf(root.ownerDocument.getElementById(id)))
        .filter(Boolean)
        .join(' '),
    problems: () => all(root, '[role="group"] a[href^="#"]').map(textOf),
  };
}
