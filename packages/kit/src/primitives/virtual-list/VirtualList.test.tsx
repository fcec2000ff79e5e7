// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VirtualList } from './VirtualList.tsx';

const rowHeight = 100;
/** Top of the list in the window, CSS px. */
let top = 0;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top, 390, rowHeight),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const shown = (items: readonly number[]) => (
  <VirtualList label="Rows" items={items} keyOf={String} kindOf={() => 'row'} estimates={{ row: rowHeight }}>
    {(item) => <button type="button">{item}</button>}
  </VirtualList>
);
const places = () => screen.getAllByRole('listitem').map((row) => Number(row.getAttribute('aria-posinset')));
const scrollTo = (next: number) => {
  top = next;
  act(() => void window.dispatchEvent(new Event('scroll')));
};

it('a list out of reach draws its nearest row, until one comes to it', () => {
  top = 20 * window.innerHeight;
  render(shown(numbers(60)));
  expect(places()).toEqual([1]);
  scrollTo(window.innerHeight + 50);
  expect(places().length).toBeGreaterThan(2);
  scrollTo(-60 * rowHeight - window.innerHeight);
  expect(places()).toEqual([60]);
});

it('a short list is drawn whole wherever it is', () => {
  top = 20 * window.innerHeight;
  const { rerender } = render(shown(numbers(8)));
  expect(places()).toHaveLength(8);
  rerender(shown(numbers(5)));
  expect(places()).toHaveLength(5);
});

it('what is left of a list that was read to its end is drawn from the first', () => {
  top = -50 * rowHeight;
  const { rerender } = render(shown(numbers(60)));
  expect(places().at(-1)).toBe(60);
  top = 0;
  rerender(shown(numbers(5)));
  expect(places()).toEqual([1, 2, 3, 4, 5]);
});

it('a key that comes before the scroll of the last one finds the next row', () => {
  top = 20 * window.innerHeight;
  render(shown(numbers(60)));
  expect(places()).toEqual([1]);
  for (const row of numbers(6)) act(() => screen.getByRole('button', { name: String(row) }).focus());
  expect(places()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  scrollTo(-60 * rowHeight - window.innerHeight);
  for (const row of [59, 58, 57]) act(() => screen.getByRole('button', { name: String(row) }).focus());
  expect(places()).toEqual([56, 57, 58, 59, 60]);
});

it('a list that comes back is as high as it was left', () => {
  const estimates = { row: rowHeight / 2 };
  // Without layout nothing has a width, and is not measured.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  const list = (label: string) => (
    <VirtualList label={label} items={numbers(60)} keyOf={String} kindOf={() => 'row'} estimates={estimates}>
      {(item) => <p>{item}</p>}
    </VirtualList>
  );
  const height = () => screen.getByRole('list').parentElement?.style.blockSize;
  const first = render(list('Rows'));
  const left = height();
  expect(left).toBe(`${60 * rowHeight}px`);
  first.unmount();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(0);
  render(list('Rows'));
  expect(height()).toBe(left);
  cleanup();
  render(list('Others'));
  expect(height()).toBe(`${60 * estimates.row}px`);
});

it('a list that a server has drawn begins as it was drawn, then is as high as it was left', () => {
  const estimates = { row: rowHeight / 2 };
  const list = (
    <VirtualList label="Rows" items={numbers(60)} keyOf={String} kindOf={() => 'row'} estimates={estimates}>
      {(item) => <p>{item}</p>}
    </VirtualList>
  );
  const drawn = renderToString(list);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  render(list).unmount();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(0);
  const complained = vi.spyOn(console, 'error').mockReturnValue();
  const container = document.createElement('div');
  container.innerHTML = drawn;
  document.body.append(container);
  render(list, { container, hydrate: true });
  expect(complained).not.toHaveBeenCalled();
  expect(screen.getByRole('list').parentElement?.style.blockSize).toBe(`${60 * rowHeight}px`);
});
