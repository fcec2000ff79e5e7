// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { sayRunning, showDrawn } from './started.ts';

const root = document.documentElement;

beforeEach(() => {
  document.body.innerHTML = '<div id="start"></div><div id="root"></div>';
  Object.assign(root.dataset, { start: 'begun', shell: 'off' });
});

it('a script that runs says so, and leaves the start page where it is', () => {
  sayRunning(document);
  expect([root.dataset['start'], root.dataset['shell']]).toEqual(['running', 'off']);
  expect(document.querySelectorAll('#start, #root')).toHaveLength(2);
});

it('a site that is drawn takes the start page away, and shows what was hidden', () => {
  showDrawn(document);
  expect([root.dataset['start'], root.dataset['shell']]).toEqual([undefined, undefined]);
  expect([...document.body.children].map(({ id }) => id)).toEqual(['root']);
  showDrawn(document);
});
