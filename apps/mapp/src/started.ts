/** The site's own script runs: what is still missing now is a part of it (`start-page.ts`). */
export function sayRunning(page: Document): void {
  page.documentElement.dataset['start'] = 'running';
}

/** The site has drawn itself: nothing is in its place any more, and what the head's script has hidden is shown. */
export function showDrawn(page: Document): void {
  page.getElementById('start')?.remove();
  delete page.documentElement.dataset['start'];
  delete page.documentElement.dataset['shell'];
}
