// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MessagesProvider } from './provider.tsx';
import { useToldDays } from './use-told-days.ts';

afterEach(cleanup);

function told(now: number | string | undefined) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MessagesProvider locale="zh" timeZone="Asia/Shanghai">
      {children}
    </MessagesProvider>
  );
  return renderHook(() => useToldDays(now), { wrapper }).result.current;
}

const lateOnTheLastDay = Date.parse('2026-12-31T23:40:00+08:00');

it('leaves the day out where a time ends today, and tells it where that is tomorrow', () => {
  expect(told(lateOnTheLastDay).until('2026-12-31T23:55:00+08:00')).toBe('23:55');
  expect(told(Date.parse('2026-06-01T23:40:00+08:00')).until('2026-06-01T16:10:00Z')).toBe('6月2日 00:10');
});

it('tells the year of the airline’s zone where it is another one', () => {
  const { until, moment, day } = told(lateOnTheLastDay);
  expect(until('2026-12-31T16:10:00Z')).toBe('2027年1月1日 00:10');
  expect(moment('2026-12-31T15:59:00Z')).toBe('12月31日 23:59');
  expect(day('2025-12-31')).toBe('2025年12月31日');
  expect(told('2026-12-31').day('2026-06-12', 'weekday')).toBe('6月12日周五');
});

it('leaves nothing out and adds nothing while the day is not known', () => {
  expect(told(undefined).until('2027-06-01T10:00:00+08:00')).toBe('6月1日 10:00');
});

it('shows what is no day as it came', () => {
  expect(told('2026-06-01').day('soon')).toBe('soon');
});
