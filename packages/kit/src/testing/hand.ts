import { until, untilClosed } from './until.ts';
import type { DriverOptions } from './user.ts';

/** Acts on one control in the chosen way. */
export interface Hand {
  /** Presses a button, or ticks a box or a choice. */
  readonly press: (control: HTMLElement) => Promise<void>;
  /** Replaces what is in a field. */
  readonly fill: (field: HTMLElement, text: string) => Promise<void>;
  /** Chooses an option by its value or its words. */
  readonly select: (list: HTMLElement, option: string) => Promise<void>;
  /** Waits for what comes late. @throws Error that names it */
  readonly wait: <Value>(read: () => Value | undefined | null | false, what: string) => Promise<Value>;
  /** Waits until a dialog is gone and has given back the focus. */
  readonly waitForEndOf: (dialog: HTMLElement) => Promise<void>;
}

const ticked = new Set(['radio', 'checkbox']);

/** A control that stands out of sight is reached by its label. */
const targetOf = (control: HTMLElement): HTMLElement =>
  control instanceof HTMLInputElement && ticked.has(control.type)
    ? (control.labels?.[0] ?? control)
    : control;

/** Letters that mean something to the keyboard are doubled. */
const typed = (text: string): string => text.replaceAll(/[{[]/g, '$&$&');

/** The hand of a user. */
export function handOf({ user, by = 'pointer', patience = 3000 }: DriverOptions): Hand {
  const press = async (control: HTMLElement): Promise<void> => {
    if (by === 'pointer') await user.click(targetOf(control));
    else if (by === 'touch') await user.pointer({ keys: '[TouchA]', target: targetOf(control) });
    else {
      control.focus();
      await user.keyboard(
        control instanceof HTMLInputElement && ticked.has(control.type) ? '[Space]' : '{Enter}',
      );
    }
  };
  return {
    press,
    async fill(field, text) {
      if (by === 'keyboard') field.focus();
      else await press(field);
      await user.clear(field);
      if (text !== '') await user.keyboard(typed(text));
    },
    async select(list, option) {
      await user.selectOptions(list, option);
    },
    wait: (read, what) => until(read, what, patience),
    waitForEndOf: (dialog) => untilClosed(dialog, patience),
  };
}
