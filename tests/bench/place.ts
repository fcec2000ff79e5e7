import type { Locator } from 'playwright';

/** The middle of a box. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where a control's middle lies, if a finger there would reach it. */
function reached(control: Element): Place | undefined {
  const { left, top, width, height } = control.getBoundingClientRect();
  const place = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(place.x, place.y);
  const named = hit?.closest('label')?.control === control;
  return hit && (named || control.contains(hit)) && !control.matches(':disabled') ? place : undefined;
}

/**
 * Where a control is, once it is in sight and stands still; undefined where it does not come within the time, ms. The page gets no input
 * by it, as it would by a trial click: the browser tells of that only with the next frame, which may be that of the tap that is measured.
 */
export async function placeOf(control: Locator, comes: number): Promise<Place | undefined> {
  const end = Date.now() + comes;
  let before: Place | undefined;
  while (Date.now() < end) {
    // Playwright waits for ever with 0.
    const timeout = Math.max(1, end - Date.now());
    try {
      await control.scrollIntoViewIfNeeded({ timeout });
      const place = await control.evaluate(reached, undefined, { timeout });
      if (place && place.x === before?.x && place.y === before.y) return place;
      before = place;
    } catch {
      // Not there, or drawn anew meanwhile: the next look says.
      before = undefined;
    }
    await control.page().waitForTimeout(50);
  }
  return undefined;
}
