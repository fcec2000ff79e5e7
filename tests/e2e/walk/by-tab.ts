import { expect, type Locator, type Page } from '@playwright/test';

/** Stops of Tab that nobody should need on the way to something, and arrows within one part. */
const mostStops = 80;
const mostArrows = 20;

/**
 * How a part stands to where the focus is; runs in the page.
 * - `there` it has the focus
 * - `radio` another one of its group has it, and an arrow leads on
 * - `within` another one of the same grid, list or row of tabs has it
 */
function standing(part: Element): 'there' | 'radio' | 'within' | 'elsewhere' {
  const { activeElement } = document;
  if (part === activeElement) return 'there';
  if (part instanceof HTMLInputElement && part.type === 'radio') {
    const same = activeElement instanceof HTMLInputElement && activeElement.type === 'radio';
    return same && activeElement.name === part.name && activeElement.form === part.form
      ? 'radio'
      : 'elsewhere';
  }
  const whole = part.closest('[role="grid"], [role="tablist"], [role="radiogroup"], [role="listbox"]');
  return whole?.contains(activeElement) && (part as HTMLElement).tabIndex < 0 ? 'within' : 'elsewhere';
}

/** Goes on with Tab until a part has the focus, and with arrows to a radio, which takes it. */
export async function tabTo(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  let at = await part.evaluate(standing);
  for (let stop = 0; stop < mostStops && at === 'elsewhere'; stop += 1) {
    await page.keyboard.press('Tab');
    at = await part.evaluate(standing);
  }
  for (let turn = 0; turn < mostArrows && at === 'radio'; turn += 1) {
    await page.keyboard.press('ArrowDown');
    at = await part.evaluate(standing);
  }
  // The table of a grid is walked by its own stories.
  if (at === 'within') await part.focus();
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
}
