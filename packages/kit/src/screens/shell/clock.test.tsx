// @vitest-environment happy-dom
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { Activity, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HostProvider } from '../../host/context.tsx';
import { fakeHost } from '../../host/fake.ts';
import { useAirlineClock } from '../../host/use-airline-clock.ts';
import { useClockTick } from './use-clock-tick.ts';
import { useNow } from './use-now.ts';
import { useOpened } from './use-opened.ts';
import { useToday } from './use-today.ts';

/** The airline's time, a second before its midnight. */
const airline = Date.parse('2026-06-01T23:59:59+08:00');
const minute = 60_000;
const year = 365 * 24 * 60 * minute;

beforeEach(() => void vi.useFakeTimers({ now: airline + 3 * year }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A device three years ahead, and a hook on it. */
function show<Result>(hook: () => Result) {
  const host = fakeHost();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HostProvider host={host}>{children}</HostProvider>
  );
  const answered = () =>
    act(() =>
      host.clock.hear({ at: airline, grain: 1, sent: host.clock.elapsed(), received: host.clock.elapsed() }),
    );
  return { ...renderHook(hook, { wrapper }), answered };
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('the day on which a screen was opened stays past midnight, and is set right by an answer', () => {
  const { result, answered, rerender } = show(useToday);
  expect(result.current).toBe('2029-05-31');
  answered();
  expect(result.current).toBe('2026-06-01');
  wait(minute);
  rerender();
  expect(result.current).toBe('2026-06-01');
});

it('the moment at which a screen was opened is the same until an answer sets it right', () => {
  const { result, answered, rerender } = show(useOpened);
  const first = result.current;
  wait(minute);
  rerender();
  expect(result.current).toBe(first);
  answered();
  expect(result.current).toEqual(new Date(airline));
});

it('the minute goes on by itself, and is set right at once', () => {
  const { result, answered, unmount } = show(useNow);
  answered();
  expect(result.current).toBe(airline - 59_000);
  wait(15_000);
  expect(result.current).toBe(airline + 1000);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('what asks the clock is drawn anew by an answer that sets it right', () => {
  let drawn = 0;
  const { result, answered } = show(() => {
    drawn += 1;
    return useAirlineClock();
  });
  answered();
  expect([drawn, result.current()]).toEqual([2, airline]);
});

it('nothing that is drawn ahead of time tells the time', () => {
  const Shown = () => `${useNow()} ${typeof useAirlineClock()}`;
  const html = renderToStaticMarkup(
    <HostProvider host={fakeHost()}>
      <Shown />
    </HostProvider>,
  );
  expect(html).toBe('undefined function');
});

it('a clock of a kept screen is right at once when the screen is shown again', () => {
  const clock = () => Date.now();
  const Told = () => <p>{useClockTick(clock, 5000)}</p>;
  // The same element: nothing above it draws it again.
  const told = <Told />;
  const { rerender, container } = render(<Activity mode="visible">{told}</Activity>);
  rerender(<Activity mode="hidden">{told}</Activity>);
  wait(minute);
  rerender(<Activity mode="visible">{told}</Activity>);
  expect(container.textContent).toBe(String(Date.now()));
});
