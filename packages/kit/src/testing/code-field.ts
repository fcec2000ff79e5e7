import { handOf } from './hand.ts';
import { textOf } from './reading.ts';
import type { DriverOptions } from './user.ts';

/** Works a `CodeField`. */
export interface CodeFieldDriver {
  /** Asks for a code. @throws Error while none can be asked for */
  readonly askForCode: () => Promise<void>;
  readonly fill: (code: string) => Promise<void>;
  readonly value: () => string;
  /** A code can be asked for now. */
  readonly canAsk: () => boolean;
  /** Words about the wait that screen readers are told. */
  readonly said: () => string;
}

/** @param root an element that holds one code field */
export function codeFieldDriver(root: HTMLElement, options: DriverOptions): CodeFieldDriver {
  const hand = handOf(options);
  const input = () => root.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
  /** The field's own button is between its input and the next one. */
  const button = () => {
    let around: Element | null = input();
    while (around && around !== root && !around.querySelector('button')) around = around.parentElement;
    return around?.querySelector<HTMLButtonElement>('button') ?? undefined;
  };
  return {
    async askForCode() {
      await hand.press(await hand.wait(button, 'the button that asks for a code'));
    },
    async fill(code) {
      await hand.fill(await hand.wait(input, 'the field of the code'), code);
    },
    value: () => input()?.value ?? '',
    canAsk: () => button() !== undefined && button()?.getAttribute('aria-disabled') !== 'true',
    said: () => textOf(root.querySelector('[role="status"]')),
  };
}
