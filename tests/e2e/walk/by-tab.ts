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

/** Stops that surely lie before a part, seen from the focus; runs in the page. */
function stopsBefore(part: Element): number {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
  ]
    .filter(
      (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled, [type="radio"]') && stop.checkVisibility(),
    )
    .filter((stop) => stop.getClientRects().length > 0 && !stop.closest('[inert]'));
  const from = stops.findIndex((stop) => stop === document.activeElement);
  const to = stops.findIndex((stop) => stop === part);
  // A few of them may not be stops after all.
  return from < 0 || to < from ? 0 : Math.floor((to - from) * 0.7) - 2;
}

/** Goes on with Tab until a part has the focus, and with arrows to a radio, which takes it. */
export async function tabTo(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  // Together, which takes a tenth of the time; the last ones are pressed one by one.
  const sure = Math.max(0, await part.evaluate(stopsBefore));
  await Promise.all(Array.from({ length: sure }, () => page.keyboard.press('Tab')));
  let at = await part.evaluate(standing);
  for (let stop = sure; stop < mostStops && at === 'elsewhere'; stop += 1) {
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
