import type { Locator, Page } from '@playwright/test';
import { checkCharacter } from '@mapp/kit/validators';
import { fieldOf } from '../../e2e/beneficiary.support.ts';
import type { Say } from '../../e2e/words.ts';
import type { WriteName } from '../ways/way.ts';

/** A form whose fields are never lost. One line for each form. */
export interface Form {
  /** Write that its button sends. */
  readonly write: WriteName;
  /** The words of the member's page that lead to its list; none for a form that belongs to no list of the member's. */
  readonly from?: string;
  /** Comes to it from the list, or from the member's page, within the site. */
  readonly reach: (page: Page, say: Say) => Promise<unknown>;
  /** How many times back lead from it to the list, or to the first page after the member's. */
  readonly steps: number;
  /** Types into every field, and gives all that is personal of it. */
  readonly fill: (page: Page) => Promise<readonly string[]>;
  /** Words of its refusal, where they are not those of every form. */
  readonly refused?: (page: Page) => Locator;
  /** Sign that it is saved. */
  readonly saved: (page: Page) => Locator;
  /** Values in the controls after a reload: choices that say nothing of a person, or facts of the airline. */
  readonly reloaded: (atFirst: readonly string[]) => readonly string[];
}

/** Some forms, each by what it is for. */
export type Forms = Readonly<Record<string, Form>>;

/** Types into fields by their names. */
export const fillIn = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(fields)) await fieldOf(page, name).fill(text);
};

/** A mainland number from its first 17 digits. */
export const idNumber = (digits: string) => digits + checkCharacter(digits);
