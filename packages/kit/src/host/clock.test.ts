import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { airlineClock, deviceClock, offsetKey, type ToldTime } from './clock.ts';
import { memoryStore } from './stores.ts';

const second = 1000;
const hour = 3_600_000;
const day = 24 * hour;
const year = 365 * day;
/** The airline's time when each test begins. */
const start = Date.parse('2026-06-01T10:00:00+08:00');

/** A device that is ahead of the airline, with what an earlier visit has kept. */
function setUp({ ahead = 0, kept }: { ahead?: number; kept?: string } = {}) {
  const store = memoryStore(kept === undefined ? {} : { [offsetKey]: kept });
  const device = { time: start + ahead, elapsed: 5000 };
  const clock = airlineClock(store, { time: () => device.time, elapsed: () => device.elapsed });
  const corrected = vi.fn<() => void>();
  const stop = clock.subscribe(corrected);
  return {
    clock,
    corrected,
    stop,
    kept: () => store.get(offsetKey),
    /** Time goes by. */
    pass(ms: number) {
      device.time += ms;
      device.elapsed += ms;
    },
    /** The device is set, or sleeps without counting. */
    jump(ms: number) {
      device.time += ms;
    },
    /** An answer has just come that was under way for so long. */
    hear: (at: number, { grain = 1, took = 0 }: Partial<ToldTime & { took: number }> = {}) =>
      clock.hear({ at, grain, sent: device.elapsed - took, received: device.elapsed }),
  };
}

describe('before an answer', () => {
  it('the clock is the device’s, and goes on with it', () => {
    const { clock, pass } = setUp({ ahead: 26 * hour });
    pass(hour);
    expect(clock.now()).toBe(start + 27 * hour);
  });

  it.each([
    ['ahead', 3 * year, `${(3 * year) / second}/${start / second - 60}`],
    ['behind', -5 * year, `${(-5 * year) / second}/${start / second}`],
  ])('a device that was %s at an earlier visit still is', (_, ahead, kept) => {
    expect(setUp({ ahead, kept }).clock.now()).toBe(start);
  });

  it('what was kept in whole seconds may lie a little before that visit', () => {
    const { clock } = setUp({ ahead: 58 * second, kept: `60/${start / second}` });
    expect(clock.now()).toBe(start - 2 * second);
  });

  it.each([
    ['lies before that visit, since the device has been put right', 0, `${year / second}/${start / second}`],
    ['lies further before it than is noticed', 58 * second - 1, `60/${start / second}`],
    ['cannot be read', 7, 'x'],
    ['has more than it should', 7, `60/${start / second - 900}/`],
    ['begins with something else', 7, ` 60/${start / second - 900}`],
    ['is no number', 7, `6a/${start / second - 900}`],
    ['is too long', 7, `1234567890123/0`],
    ['was never', 7, '60/'],
  ])('what was kept and %s does not count', (_, ahead, kept) => {
    expect(setUp({ ahead, kept }).clock.now()).toBe(start + ahead);
  });
});

describe('an answer', () => {
  it.each([3 * year, -5 * year, 26 * hour, -61 * second])(
    'sets a device right that is off by %i ms',
    (ahead) => {
      const { clock, hear, pass, kept } = setUp({ ahead });
      hear(start);
      pass(hour);
      expect(clock.now()).toBe(start + hour);
      expect(setUp({ ahead, kept: kept() ?? '' }).clock.now()).toBe(start);
    },
  );

  it('was under way for half of the time that it took', () => {
    const { clock, hear } = setUp({ ahead: day });
    hear(start, { took: 400 });
    expect(clock.now()).toBe(start + 200);
  });

  it('that is told later than it came counts from when it came', () => {
    const { clock, pass } = setUp({ ahead: day });
    const received = clock.elapsed();
    pass(300);
    clock.hear({ at: start, grain: 1, sent: received - 100, received });
    expect(clock.now()).toBe(start + 50 + 300);
  });

  it('leaves nothing behind on a device that is right, within a minute', () => {
    const { hear, kept } = setUp({ ahead: 59_999, kept: '600/1' });
    hear(start);
    expect(kept()).toBeUndefined();
  });

  it('is kept in whole seconds from a minute on', () => {
    expect(offsetKey).toBe('mapp.clock');
    const { hear, kept } = setUp({ ahead: 60_000 + 600 });
    hear(start + 600);
    expect(kept()).toBe(`60/${start / second}`);
    const behind = setUp({ ahead: -60_000 });
    behind.hear(start);
    expect(behind.kept()).toBe(`-60/${start / second}`);
  });
});

describe('of several answers', () => {
  it('the most exact holds while they agree', () => {
    const { clock, hear } = setUp();
    hear(start + 900, { took: 200 });
    hear(start, { grain: 1000 });
    expect(clock.now()).toBe(start + 1000);
    hear(start + 950, { took: 20 });
    expect(clock.now()).toBe(start + 960);
  });

  it('one as exact as the last holds', () => {
    const { clock, hear } = setUp();
    hear(start, { grain: 1000 });
    hear(start + 300, { grain: 1000 });
    expect(clock.now()).toBe(start + 300);
  });

  it.each([
    ['together at most as far apart as both may be off', 1101, start + 100],
    ['further apart', 1102, start + 1202],
  ])('less exact, %s', (_, apart, now) => {
    const { clock, hear } = setUp();
    hear(start, { took: 200 });
    hear(start + 100 + apart, { grain: 1000 });
    expect(clock.now()).toBe(now);
  });

  it('that contradict one another the latest holds, backwards too', () => {
    const { clock, hear, pass } = setUp();
    hear(start);
    pass(20 * second);
    hear(start, { grain: 1000 });
    expect(clock.now()).toBe(start);
  });

  it('the exactness of the last wears off, a tenth of a second in a thousand', () => {
    const told = (after: number) => {
      const { clock, hear, pass } = setUp();
      hear(start, { grain: 100 });
      pass(after);
      hear(start + after + 50, { grain: 200 });
      return clock.now() - start - after;
    };
    expect([told(999 * second), told(1000 * second)]).toEqual([0, 50]);
  });
});

describe('while the page is open', () => {
  it.each([3 * year, -5 * year, day + 1, -hour, -2001])(
    'a device that is set by %i ms changes nothing',
    (by) => {
      const { clock, hear, jump, pass } = setUp();
      hear(start);
      pass(hour);
      jump(by);
      expect(clock.now()).toBe(start + hour);
      pass(hour);
      expect(clock.now()).toBe(start + 2 * hour);
    },
  );

  it.each([2001, 8 * hour, day])('%i ms of sleep, in which running time stood still, have gone by', (by) => {
    const { clock, hear, jump } = setUp();
    hear(start);
    jump(by);
    expect(clock.now()).toBe(start + by);
    jump(by);
    expect(clock.now()).toBe(start + 2 * by);
  });

  it.each([2000, -2000])('%i ms between the two clocks are no sleep', (by) => {
    const { clock, hear, jump } = setUp();
    hear(start);
    jump(by);
    expect(clock.now()).toBe(start);
  });

  it('whatever an answer says after that holds, and what was asked before it tells nothing', () => {
    const { clock, hear, jump, pass } = setUp();
    hear(start);
    pass(second);
    jump(hour);
    hear(start + 500, { took: 500 });
    expect(clock.now()).toBe(start + hour + second);
    hear(start + second, { grain: 1000 });
    expect(clock.now()).toBe(start + second);
  });

  it('what was asked at the moment of it counts', () => {
    const { clock, hear, jump } = setUp();
    jump(hour);
    clock.now();
    hear(start);
    expect(clock.now()).toBe(start);
  });
});

describe('a correction', () => {
  it('is told to who listens, when it can be noticed', () => {
    const { clock, corrected, hear, stop } = setUp();
    hear(start + 2000);
    expect([clock.corrections(), corrected.mock.calls.length]).toEqual([0, 0]);
    hear(start + 4001);
    hear(start + 1000);
    expect([clock.corrections(), corrected.mock.calls.length]).toEqual([2, 2]);
    stop();
    hear(start + day);
    expect([clock.corrections(), corrected.mock.calls.length]).toEqual([3, 2]);
  });

  it('of less than can be noticed is made all the same', () => {
    const { clock, hear } = setUp();
    hear(start + 1500);
    expect(clock.now()).toBe(start + 1500);
  });
});

describe('the device’s own instants', () => {
  it('become the airline’s, and the way back', () => {
    const { clock, hear, pass } = setUp({ ahead: day });
    hear(start);
    pass(hour);
    expect(clock.fromDevice(start + day)).toBe(start);
    expect(clock.toDevice(start)).toBe(start + day);
  });

  it('are read by how the device is set now', () => {
    const { clock, hear, jump } = setUp();
    hear(start);
    jump(3 * year);
    expect(clock.fromDevice(start + 3 * year)).toBe(start);
  });

  it('property: whatever a device shows, what it notes down and reads back is the same', () => {
    const off = fc.integer({ min: -10 * year, max: 10 * year });
    fc.assert(
      fc.property(off, fc.integer({ min: 0, max: year }), (ahead, after) => {
        const { clock, hear, pass } = setUp({ ahead });
        hear(start);
        pass(after);
        expect(clock.now()).toBe(start + after);
        expect(clock.toDevice(clock.fromDevice(start))).toBe(start);
      }),
    );
  });
});

it('the device’s clocks are those of the platform', () => {
  vi.useFakeTimers({ now: start });
  const elapsed = deviceClock.elapsed();
  vi.advanceTimersByTime(1500);
  expect([deviceClock.time(), deviceClock.elapsed() - elapsed]).toEqual([start + 1500, 1500]);
  expect(airlineClock(memoryStore()).now()).toBe(start + 1500);
  vi.useRealTimers();
});
