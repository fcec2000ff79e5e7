import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flightChart, flightMoves, isBeforeDeparture } from './chart.ts';
import { flightShown, flightStates, silentAfter, type FlightShown } from './flight.ts';
import { minutesFrom, msOf } from './instant.ts';
import { flightCauses, flightNewsKinds, type FlightLegPlan, type FlightNews } from './news.ts';
import { delayAxis, hasRights, rightsAt, type FlightRightRule } from './rights.ts';
import { timelineOf } from './timeline.ts';
import { runs } from '../../../../../vitest.runs.ts';

/** Minutes after 08:00 of the first of June. */
const at = (minutes: number): string =>
  `${new Date(Date.parse('2026-06-01T08:00:00Z') + minutes * 60_000).toISOString().slice(0, 19)}+08:00`;
const clock = (minutes: number): number => msOf(at(minutes));

const leg: FlightLegPlan = {
  from: { airport: 'PEK', name: '北京首都', terminal: 'T2' },
  to: { airport: 'SHA', name: '上海虹桥', terminal: 'T2' },
  boards: at(-40),
  out: at(0),
  off: at(12),
  on: at(125),
  in: at(135),
};
const onward: FlightLegPlan = {
  from: { airport: 'SHA' },
  to: { airport: 'SZX' },
  out: at(190),
  in: at(340),
};

const shown = (now: number, ...news: FlightNews[]) => flightShown([leg], news, clock(now));
const told = (kind: FlightNews['kind'], minutes: number, rest: Partial<FlightNews> = {}): FlightNews => ({
  kind,
  told: at(minutes),
  ...rest,
});
const late = (minutes: number, when = -120): FlightNews =>
  told('estimate', when, { out: at(minutes), in: at(135 + minutes), cause: 'airline' });

describe('the chart', () => {
  it('leads from every phase to phases alone', () => {
    for (const moves of Object.values(flightChart))
      for (const to of Object.values(moves)) expect(Object.keys(flightChart)).toContain(to);
  });

  it('ends with an arrival', () => expect(flightChart.arrived).toEqual({}));
});

describe('a flight', () => {
  it.each([
    ['scheduled', -600, []],
    ['onTime', -120, [told('estimate', -300, { out: at(0), in: at(135) })]],
    ['checkIn', -120, [told('checkIn', -150)]],
    ['boarding', -30, [told('boarding', -35)]],
    ['gateClosed', -10, [told('gateClosed', -15)]],
    ['delayed', -30, [late(16)]],
    ['onTime', -30, [late(15)]],
    ['early', -60, [told('estimate', -90, { out: at(-20) })]],
    ['departed', 5, [told('out', 2)]],
    ['enRoute', 60, [told('off', 14)]],
    ['approaching', 115, [told('off', 14), told('approach', 110)]],
    ['landed', 128, [told('on', 126)]],
    ['arrived', 140, [told('in', 134)]],
    ['diverted', 100, [told('off', 14), told('divert', 90)]],
    ['returned', 60, [told('off', 14), told('return', 50)]],
    ['cancelled', 0, [told('cancel', -60)]],
    ['unknown', 45, [told('boarding', -30)]],
  ] as const)('is %s', (state, now, news) => expect(shown(now, ...news).state).toBe(state));

  it('shows every state of the list', () => expect(new Set(flightStates).size).toBe(flightStates.length));

  it('tells planned, estimated and actual at both ends', () => {
    const { departure, arrival } = shown(20, late(25), told('out', 20, { at: at(18) }));
    expect(departure).toMatchObject({ planned: at(0), actual: at(18), estimated: undefined, late: 18 });
    expect(arrival).toMatchObject({ planned: at(135), estimated: at(160), actual: undefined, late: 25 });
  });

  it('says that an arrival is not told where the departure alone is late', () => {
    const { arrival } = shown(-30, told('estimate', -60, { out: at(95) }));
    expect(arrival).toMatchObject({ untold: true, late: undefined });
  });

  it('keeps the gate before the last change', () => {
    const { current } = shown(-30, told('gate', -90, { place: 'C23' }), told('gate', -60, { place: 'C31' }));
    expect(current).toMatchObject({ gate: 'C31', gateBefore: 'C23' });
  });

  it('begins anew after a cancellation that is taken back', () => {
    const flight = shown(
      -30,
      told('cancel', -90),
      told('reinstate', -60),
      told('gate', -50, { place: 'C1' }),
    );
    expect(flight).toMatchObject({ state: 'scheduled', current: { gate: 'C1' } });
  });

  it('goes on after a diversion', () => {
    const away = [
      told('off', 14),
      told('divert', 90, { airport: { airport: 'HGH' }, cause: 'weather' }),
      told('on', 100),
    ];
    expect(shown(101, ...away).current).toMatchObject({
      grounded: true,
      elsewhere: { airport: 'HGH' },
      cause: 'weather',
    });
    expect(shown(180, ...away, told('off', 170)).state).toBe('enRoute');
    expect(shown(220, ...away, told('off', 170), told('in', 215)).arrival.actual).toBe(at(215));
  });

  it('leaves once more after it came back', () => {
    const back = [told('out', 2), told('off', 14), told('return', 50), told('on', 70)];
    expect(shown(71, ...back).departure).toMatchObject({ actual: undefined, untold: true });
    expect(shown(190, ...back, told('off', 180)).departure.actual).toBe(at(180));
  });

  it('tells nothing of a next leg that its plan has before this one arrives', () => {
    const [, next] = flightShown(
      [leg, onward],
      [late(60), told('estimate', -300, { leg: 1, out: at(190) })],
      clock(0),
    ).legs;
    expect(next?.departure).toMatchObject({ untold: true, estimated: undefined, planned: at(190) });
    expect(next?.arrival).toMatchObject({ untold: true });
    const again = told('estimate', -110, { leg: 1, out: at(250), in: at(400) });
    expect(flightShown([leg, onward], [late(60), again], clock(0))).toMatchObject({
      arrival: { estimated: at(400), untold: false, late: 60 },
    });
    expect(flightShown([leg, onward], [late(55)], clock(0)).legs[1]?.departure.untold).toBe(false);
  });

  it('is at the leg that has begun', () => {
    const flight = flightShown(
      [leg, onward],
      [told('on', 126), told('boarding', 160, { leg: 1 })],
      clock(161),
    );
    expect(flight).toMatchObject({ at: 1, state: 'boarding', arrival: { airport: 'SZX' } });
    expect(flightShown([leg, onward], [told('boarding', 20, { leg: 1 })], clock(21)).at).toBe(0);
  });
});

const rank: readonly string[] = [
  'scheduled',
  'checkIn',
  'boarding',
  'gateClosed',
  'departed',
  'enRoute',
  'approaching',
  'landed',
  'arrived',
];

/** Contradictions that no display may have. */
function impossible(flight: FlightShown, now: number): string[] {
  const found: string[] = [];
  const say = (wrong: boolean, what: string) => void (wrong && found.push(what));
  const ends = [
    flight.departure,
    flight.arrival,
    ...flight.legs.flatMap((each) => [each.departure, each.arrival]),
  ];
  for (const end of ends) {
    say(end.actual !== undefined && msOf(end.actual) > now, 'an actual time in the future');
    say(end.actual !== undefined && end.estimated !== undefined, 'estimated what has happened');
    say(end.untold && (end.actual ?? end.estimated) !== undefined, 'untold and told');
    say((end.late === undefined) !== ((end.actual ?? end.estimated) === undefined), 'late without a time');
  }
  flight.legs.forEach((each, index) => {
    const { departure, arrival, phase, state } = each;
    const [left, came] = [departure.actual, arrival.actual].map((time) => time && msOf(time));
    say(left !== undefined && came !== undefined && left > came, 'arrives before it leaves');
    const leaves = departure.actual ?? departure.estimated;
    const comes = arrival.actual ?? arrival.estimated;
    say(
      leaves !== undefined && comes !== undefined && msOf(leaves) > msOf(comes),
      'arrival before departure',
    );
    say(
      (phase === 'arrived') !== (arrival.actual !== undefined),
      'arrived without a time, or a time without arriving',
    );
    say(isBeforeDeparture(phase) && left !== undefined, 'has left and is waiting');
    say(
      phase === 'cancelled' && (leaves ?? comes ?? each.gate ?? each.belt) !== undefined,
      'cancelled and goes',
    );
    say(phase === 'returned' && departure.actual !== undefined, 'came back and has left');
    say(
      (phase === 'diverted' || phase === 'returned') && each.belt !== undefined,
      'a belt at another airport',
    );
    say(each.gateBefore !== undefined && each.gateBefore === each.gate, 'a change to the same gate');
    say(
      state === 'delayed' && (!isBeforeDeparture(phase) || (departure.late ?? 0) <= 15),
      'delayed by nothing',
    );
    say(state === 'early' && (departure.late ?? 0) >= 0, 'early by nothing');
    say(state === 'onTime' && Math.abs(departure.late ?? 99) > 15, 'on time by far');
    say(state === 'unknown' && (comes ?? departure.estimated) !== undefined, 'unknown and estimated');
    const before = flight.legs[index - 1];
    if (before) {
      const there = before.arrival.actual ?? before.arrival.estimated;
      const planned = departure.untold ? undefined : departure.planned;
      const next = leaves ?? planned;
      say(there !== undefined && next !== undefined && msOf(next) < msOf(there), 'leaves before it is there');
      const last = comes ?? (arrival.untold ? undefined : arrival.planned);
      say(
        there !== undefined && last !== undefined && msOf(last) < msOf(there),
        'arrives before it is there',
      );
    }
    say(
      before !== undefined &&
        rank.indexOf(phase) > 1 &&
        before.phase !== 'landed' &&
        before.phase !== 'arrived',
      'the next leg before this one ends',
    );
    const steps = timelineOf(each, { flightNo: 'MU5150' }).slice(1);
    const marks = steps.map(({ mark }) => mark);
    say(marks.lastIndexOf('done') >= marks.indexOf('next') && marks.includes('next'), 'done after the next');
    say(marks.filter((mark) => mark === 'next').length > 1, 'two next steps');
    const real = steps.flatMap(({ actual }) => (actual === undefined ? [] : [msOf(actual)]));
    say(
      real.some((time, step) => time < (real[step - 1] ?? -Infinity)),
      'steps out of order',
    );
    say(
      steps.some(({ mark, actual }) => mark !== 'done' && actual !== undefined),
      'a time of what is to come',
    );
  });
  say(flight.told !== undefined && msOf(flight.told) > now, 'news of tomorrow');
  return found;
}

const minutes = fc.integer({ min: -400, max: 700 });
const anyNews = fc
  .record({
    kind: fc.constantFrom(...flightNewsKinds, ...flightMoves, ...flightMoves),
    told: minutes,
    ago: fc.integer({ min: -30, max: 90 }),
    hasAt: fc.boolean(),
    leg: fc.constantFrom(undefined, 0, 0, 1, 7),
    place: fc.constantFrom('C31', 'C23', undefined),
    out: fc.option(minutes, { nil: undefined }),
    off: fc.option(minutes, { nil: undefined }),
    on: fc.option(minutes, { nil: undefined }),
    in: fc.option(minutes, { nil: undefined }),
    cause: fc.option(fc.constantFrom(...flightCauses), { nil: undefined }),
  })
  .map(({ told: when, ago, hasAt, out, off, on, in: gate, ...rest }): FlightNews => {
    const time = (value: number | undefined) => (value === undefined ? undefined : at(value));
    return {
      ...rest,
      told: at(when),
      at: hasAt ? at(when - ago) : undefined,
      out: time(out),
      off: time(off),
      on: time(on),
      in: time(gate),
    };
  });

const rules: readonly FlightRightRule[] = [
  {
    kind: 'compensation',
    after: 240,
    cancelled: false,
    causes: ['airline'],
    ownCost: false,
    amount: { amount: 20_000, currency: 'CNY' },
  },
  {
    kind: 'compensation',
    after: 480,
    cancelled: false,
    causes: ['airline'],
    ownCost: false,
    amount: { amount: 40_000, currency: 'CNY' },
  },
  { kind: 'meals', after: 120, cancelled: false, causes: ['airline'], ownCost: true },
  { kind: 'change', after: 15, cancelled: true, ownCost: false },
  { kind: 'certificate', after: 15, cancelled: true, ownCost: false },
  { kind: 'hotel', cancelled: true, causes: ['airline'], ownCost: true },
  { kind: 'onBoard', cancelled: false, ownCost: false },
];

describe('sequences of news', () => {
  it('give no impossible display', () => {
    fc.assert(
      fc.property(
        fc.array(anyNews, { maxLength: 24 }),
        fc.boolean(),
        fc.integer({ min: -300, max: 900 }),
        (news, two, now) => {
          const flight = flightShown(two ? [leg, onward] : [leg], news, clock(now));
          expect(impossible(flight, clock(now))).toEqual([]);
          for (const right of rightsAt(flight, rules, clock(now)))
            if (right.from !== undefined) expect(right.from).toBeGreaterThan(clock(now));
        },
      ),
      runs(2),
    );
  });

  it('read the same in whatever order they come, and twice', () => {
    fc.assert(
      fc.property(fc.array(anyNews, { maxLength: 12 }), minutes, (news, now) => {
        const flight = flightShown([leg], news, clock(now));
        expect(flightShown([leg], news.toReversed(), clock(now))).toEqual(flight);
      }),
      runs(),
    );
  });

  it('never bring back what a phase has left', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(fc.array(anyNews, { maxLength: 12 }), (news) => {
        const flight = flightShown([leg], [...news, told('in', 800)], clock(900));
        if (flight.current.phase === 'arrived')
          expect(
            flightShown([leg], [...news, told('in', 800), told('boarding', 820)], clock(900)).state,
          ).toBe('arrived');
      }),
      runs(),
    );
  });
});

describe('silence', () => {
  it.each([
    [silentAfter - 1, 'boarding'],
    [silentAfter, 'unknown'],
  ])('of %i minutes after the departure is %s', (now, state) => {
    expect(shown(now, told('boarding', -30)).state).toBe(state);
  });

  it('is none where the last news is fresh', () =>
    expect(shown(silentAfter + 5, told('boarding', 10)).state).toBe('boarding'));

  it('leaves the plan alone to be read', () =>
    expect(shown(200, late(25), told('boarding', 10)).departure).toMatchObject({
      planned: at(0),
      estimated: undefined,
      untold: true,
    }));
});

describe('the timeline', () => {
  it('begins with the aircraft before it', () => {
    const steps = timelineOf(shown(-30, told('boarding', -35)).current, {
      flightNo: 'MU5150',
      planned: at(-70),
      actual: at(-46),
    });
    expect(steps.map(({ step, mark }) => `${step} ${mark}`)).toEqual([
      'incoming done',
      'boarding done',
      'out next',
      'off later',
      'on later',
      'in later',
    ]);
  });

  it('ends where the flight is cancelled', () => {
    const incoming = { flightNo: 'MU5150', actual: at(-46) };
    expect(timelineOf(shown(0, told('cancel', -20)).current, incoming).map(({ step }) => step)).toEqual([
      'incoming',
    ]);
  });
});

describe('rights', () => {
  const of = (now: number, ...news: FlightNews[]) =>
    rightsAt(shown(now, ...news), rules, clock(now)).map(({ rule, state }) => `${rule.kind} ${state}`);

  it('are none on time', () => {
    expect(hasRights(shown(-30), clock(-30))).toBe(false);
    expect(of(-30)).toEqual([]);
  });

  it('of a delay come hour by hour', () => {
    expect(of(260, late(300, 100))).toEqual([
      'compensation now',
      'meals now',
      'change now',
      'certificate now',
      'compensation later',
      'hotel overnight',
      'onBoard aboard',
    ]);
    expect(of(60, late(300, -10))).toContain('compensation later');
    expect(of(60, late(300, -10))).not.toContain('meals now');
  });

  it('know when each begins', () => {
    const later = rightsAt(shown(60, late(300, -10)), rules, clock(60)).find(
      ({ rule }) => rule.kind === 'meals',
    );
    expect(later?.from).toBe(clock(120));
  });

  it('give the larger sum in place of the smaller', () => {
    const sums = rightsAt(shown(500, late(520, 480)), rules, clock(500))
      .filter(({ rule }) => rule.kind === 'compensation')
      .map(({ rule }) => rule.amount?.amount);
    expect(sums).toEqual([40_000]);
  });

  it('are at one’s own cost where the airline is not to blame', () => {
    const weather = told('estimate', 100, { out: at(300), cause: 'weather' });
    const rights = rightsAt(shown(260, weather), rules, clock(260));
    expect(rights.map(({ rule }) => rule.kind)).not.toContain('compensation');
    expect(rights.find(({ rule }) => rule.kind === 'meals')).toMatchObject({ state: 'now', ownCost: true });
  });

  it('wait for a cause that is not told', () => {
    const sums = (now: number) =>
      rightsAt(shown(now, told('estimate', Math.min(now, 100), { out: at(500) })), rules, clock(now))
        .filter(({ rule }) => rule.kind === 'compensation')
        .map(({ rule, state, from }) => [rule.amount?.amount, state, from]);
    expect(sums(60)).toEqual([
      [20_000, 'cause', clock(240)],
      [40_000, 'cause', clock(480)],
    ]);
    expect(sums(260)).toEqual([
      [20_000, 'cause', undefined],
      [40_000, 'cause', clock(480)],
    ]);
    expect(sums(490)).toEqual([[40_000, 'cause', undefined]]);
  });

  it('of a cancellation are there at once', () => {
    expect(of(-60, told('cancel', -90, { cause: 'weather' }))).toEqual([
      'change now',
      'certificate now',
      'hotel overnight',
    ]);
  });

  it('that were reached stay after the flight', () => {
    expect(of(400, late(300, 100), told('out', 305), told('in', 395))).toEqual([
      'compensation now',
      'certificate now',
    ]);
  });
});

describe('the axis of a delay', () => {
  it('has a step for each hour of the rule', () => {
    const axis = delayAxis(rules, 260);
    expect(axis?.steps.map(({ after }) => after)).toEqual([15, 120, 240, 480]);
    expect(axis?.now).toBeGreaterThan(axis?.steps[2]?.at ?? 1);
    expect(axis?.now).toBeLessThan(axis?.steps[3]?.at ?? 0);
  });

  it('never leaves its line', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (soFar) => {
        const now = delayAxis(rules, soFar)?.now ?? -1;
        expect(now).toBeGreaterThanOrEqual(0);
        expect(now).toBeLessThanOrEqual(1);
      }),
    ));

  it('is none without hours', () => expect(delayAxis([], 260)).toBeUndefined());
});

it('counts minutes whatever the offsets', () =>
  expect(minutesFrom('2026-06-01T08:00:00+08:00', '2026-06-01T01:30:00+01:00')).toBe(30));
