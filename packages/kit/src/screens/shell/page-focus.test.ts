// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Visit } from './visit.ts';
import { focusOnPages } from './page-focus.ts';
import { createPageTurns, type PageTurns } from './page-turns.ts';

let turns: PageTurns;
let told: HTMLElement;
let stop: () => void;

beforeEach(() => {
  document.body.replaceChildren();
  turns = createPageTurns();
  told = document.body.appendChild(document.createElement('p'));
});
afterEach(() => stop());

/** Draws a page in place of the one on show. */
function draw(words: string, arrival: Visit['arrival']) {
  document.querySelector('section')?.remove();
  const page = document.body.appendChild(document.createElement('section'));
  const heading = page.appendChild(document.createElement('h1'));
  heading.textContent = words;
  turns.turn({ page, visit: { key: words, arrival } });
  return heading;
}

it('an address that gives way to its screen takes no focus, however late the pages are followed', () => {
  draw('Before', 'first');
  draw('Given way to', 'replace');
  stop = focusOnPages(turns, told);
  expect(document.activeElement).toBe(document.body);
  expect(told.textContent).toBe('');
});

it('an address that gives way to its screen takes no focus while the pages are followed', () => {
  stop = focusOnPages(turns, told);
  draw('Given way to', 'replace');
  expect(document.activeElement).toBe(document.body);
  expect(told.textContent).toBe('');
});

it('the page after a redirect has the focus on its heading, and is told', () => {
  draw('Given way to', 'replace');
  stop = focusOnPages(turns, told);
  const next = draw('Next', 'push');
  expect(document.activeElement).toBe(next);
  expect(told.textContent).toBe('Next');
  const replaced = draw('In its place', 'replace');
  expect(document.activeElement).toBe(replaced);
  expect(told.textContent).toBe('In its place');
});
