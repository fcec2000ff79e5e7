import type { Page } from '@playwright/test';

/** Notes every press and click of a page, with the part that heard it and what it led to; runs there, before the site. */
export function noteTaps(): void {
  const notes: string[] = [];
  Reflect.set(window, 'tapNotes', notes);
  const began = performance.now();
  const note = (event: Event) => {
    const { target, type } = event;
    const part = target instanceof Element ? target : document.documentElement;
    const link = part.closest('a, button');
    const name = `${part.tagName.toLowerCase()} in ${link?.tagName.toLowerCase() ?? 'nothing'} ${link?.getAttribute('href') ?? ''}`;
    setTimeout(() =>
      notes.push(
        `${Math.round(performance.now() - began)} ms ${type} on ${name}, ${part.isConnected ? 'there' : 'gone'} after it, ${event.defaultPrevented ? 'taken by the site' : 'left to the browser'}, at ${location.pathname}`,
      ),
    );
  };
  for (const type of ['pointerdown', 'pointerup', 'click']) addEventListener(type, note, true);
}

/** Taps of the page on show, one a line; empty where it heard none. */
export const tapsOf = (page: Page): Promise<string> =>
  page
    .evaluate(() => ((Reflect.get(window, 'tapNotes') as string[] | undefined) ?? []).join('\n'))
    .catch(() => '');
