import type { RefusalKey } from '@mapp/kit/validators';
import { expect, userEvent, waitFor } from 'storybook/test';
import { field, formsIn, submitButtons } from './forms.ts';
import { asRead, words } from './words.ts';

/** Typed entries of a form, and the sentence that each wrong field is refused with. */
export interface RefusedEntry<Typed> {
  readonly typed: Typed;
  readonly says: Readonly<Record<string, RefusalKey | readonly [RefusalKey, object]>>;
}

/** The id of each entry's form. */
export const formId = (index: number): string => `form-${index}`;

/** Where a field says what is wrong with it: a choice of several says it for all of them. */
function toldAt(root: HTMLElement, id: string): HTMLElement {
  const control = field(root, id);
  if (control.type !== 'radio') return control;
  const sets = formsIn(root).flatMap(({ elements }) =>
    [...elements].filter((each) => each instanceof HTMLFieldSetElement),
  );
  // Groups hold groups: the innermost is its own.
  return sets.findLast((set) => set.contains(control)) ?? control;
}

/** Submits the form of each entry, whose wrong fields say their sentence in their place. */
export async function saysInPlace(
  root: HTMLElement,
  globals: Record<string, unknown>,
  entries: readonly RefusedEntry<unknown>[],
): Promise<void> {
  const t = (await words(globals, 'validation')) as unknown as (key: string, args?: object) => string;
  for (const button of submitButtons(root)) await userEvent.click(button);
  for (const [index, { says }] of entries.entries())
    for (const [name, refusal] of Object.entries(says)) {
      const [key, args] = typeof refusal === 'string' ? [refusal] : refusal;
      await waitFor(() =>
        expect(toldAt(root, `${formId(index)}-${name}`), `${index} ${name}`).toHaveAccessibleDescription(
          expect.stringContaining(asRead(t(key, args))),
        ),
      );
    }
}
