import { expect, type Locator, type Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

/** A part that is found by its role and name; a name that holds something of the airline's is a pattern. */
export interface Named {
  readonly role: Role;
  readonly name: string | RegExp;
  /** A part around it, where its name alone is that of several: one step more. */
  readonly within?: Named;
}

/** Everything that a screen reader would say of itself after an act. */
interface Heard {
  readonly focus: string;
  readonly live: string;
  readonly title: string;
  readonly state: string;
}

/** Everything that can be heard on a page, with the states of the part that is acted upon. Runs there. */
const hear = (part: Element | null): Heard => {
  const states = [
    'aria-checked',
    'aria-pressed',
    'aria-selected',
    'aria-expanded',
    'aria-busy',
    'aria-label',
  ];
  const { activeElement } = document;
  const live = [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live], output')];
  const field = part as HTMLInputElement | null;
  return {
    focus: activeElement && activeElement !== document.body ? activeElement.outerHTML.slice(0, 400) : '',
    live: live.map(({ textContent }) => textContent).join('\n'),
    title: `${document.title} ${document.querySelector('h1')?.textContent ?? ''} ${location.href}`,
    state: `${states.map((name) => part?.getAttribute(name)).join()} ${field?.value} ${field?.checked} ${part?.textContent}`,
  };
};

/** The one part with a role and a name. */
async function oneOf(from: Page | Locator, role: Role, name: string | RegExp): Promise<Locator> {
  const found = from.getByRole(role, { name, exact: true });
  await expect(found, `one ${role} that is called ${name}`).toHaveCount(1);
  return found;
}

/**
 * Driver of a page by ear: finds each part by its role and name, acts by a key, and must hear what came of it: a
 * focus that moved, a live region, another page, or the part's own state. A way within a part costs a step of its own.
 */
export class Listener {
  /** Parts that were looked for, those around others among them. */
  steps = 0;
  /** Acts that a finger needs for the same. */
  touches = 0;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  private async find({ role, name, within }: Named): Promise<Locator> {
    this.steps += 1;
    const from = within ? await this.find(within) : this.page;
    return oneOf(from, role, name);
  }

  /** Brings the focus to a part; who is blind to where it is may go there at once. */
  protected async reach(part: Locator): Promise<void> {
    await part.focus();
  }

  /** One step of a journey; who listens in another way may look, wait or leave it out. */
  protected async step(take: () => Promise<void>): Promise<void> {
    await take();
  }

  /** Acts on a part, and waits for what is heard of it. */
  protected async act(part: Locator, act: () => Promise<void>): Promise<void> {
    this.touches += 1;
    const handle = await part.elementHandle();
    const before = JSON.stringify(await this.page.evaluate(hear, handle));
    await act();
    const after = async () =>
      this.page.evaluate(hear, handle).then(
        (heard) => JSON.stringify(heard),
        // Another document: its title is said.
        () => 'another page',
      );
    await expect.poll(after, { message: 'something is heard' }).not.toBe(before);
  }

  /** Presses a button, link, tab or seat. */
  press(role: Role, name: string | RegExp, within?: Named): Promise<void> {
    return this.step(async () => {
      const part = await this.find({ role, name, ...(within && { within }) });
      await expect(part).toBeEnabled();
      await this.reach(part);
      await this.act(part, () => this.page.keyboard.press('Enter'));
    });
  }

  /** Takes a checkbox, switch or radio. */
  take(role: 'checkbox' | 'radio' | 'switch', name: string | RegExp, within?: Named): Promise<void> {
    return this.step(async () => {
      const part = await this.find({ role, name, ...(within && { within }) });
      await expect(part).toBeEnabled();
      await this.reach(part);
      await this.act(part, () => this.page.keyboard.press('Space'));
      await expect(part).toBeChecked();
    });
  }

  /** Goes on by a key from a part to another within the same one. */
  turn(role: Role, name: string | RegExp, key: string, next: string | RegExp): Promise<void> {
    return this.step(async () => {
      const part = await oneOf(this.page, role, name);
      await expect(part).toBeEnabled();
      await this.reach(part);
      await this.page.keyboard.press(key);
      await expect(await oneOf(this.page, role, next)).toBeFocused();
    });
  }

  /** Types into a field by its label. A password has no role. */
  type(label: string | RegExp, text: string): Promise<void> {
    return this.step(async () => {
      this.steps += 1;
      // The part of a screen may be called as its field is.
      const field = this.page.getByLabel(label, { exact: true }).and(this.page.locator('input, textarea'));
      await expect(field, `one field that is called ${label}`).toHaveCount(1);
      await this.reach(field);
      await this.act(field, async () => {
        await this.page.keyboard.press('ControlOrMeta+a');
        await this.page.keyboard.insertText(text);
      });
    });
  }

  /** Chooses an entry of a list field by its words. */
  choose(label: string, entry: string): Promise<void> {
    return this.step(async () => {
      const field = await this.find({ role: 'combobox', name: label });
      await this.reach(field);
      await this.act(field, async () => void (await field.selectOption({ label: entry })));
    });
  }

  /** Reads a text to its end, which brings it into sight. */
  readTo(role: Role, name: string | RegExp): Promise<void> {
    return this.step(async () => {
      const part = await this.find({ role, name });
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeEnabled();
    });
  }

  /** Hears a heading. */
  async hears(name: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
  }
}
