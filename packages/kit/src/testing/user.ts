import type { Locale } from '../messages/types.ts';

/** With what a person acts. */
export type Way = 'pointer' | 'keyboard' | 'touch';

/** Part of a test library that drivers need; `userEvent.setup()` of `@testing-library/user-event` fits. */
export interface User {
  readonly click: (element: Element) => Promise<unknown>;
  /** Written as that library does: `{ keys: '[TouchA]', target }`. */
  readonly pointer: (action: { readonly keys: string; readonly target: Element }) => Promise<unknown>;
  /** Written as that library does: `{Enter}`, `{ArrowDown}`, plain letters; `{{` is a brace. */
  readonly keyboard: (keys: string) => Promise<unknown>;
  readonly clear: (element: Element) => Promise<unknown>;
  readonly selectOptions: (element: Element, value: string) => Promise<unknown>;
}

/** How a driver acts. */
export interface DriverOptions {
  readonly user: User;
  /** `pointer` when left out. */
  readonly by?: Way;
  /** Language of the words; that of the nearest `lang` when left out. */
  readonly locale?: Locale;
  /** How long is waited for what comes late. Milliseconds; 3000. */
  readonly patience?: number;
}
