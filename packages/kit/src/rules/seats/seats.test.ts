import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SeatPassenger } from './cabin.ts';
import { seatingProblems, seatJudge } from './eligibility.ts';
import { type SeatSituation } from './judge.ts';
import { layoutOf, type SeatLayout } from './layout.ts';
import { areNeighbours, neighboursOf } from './neighbours.ts';
import { answersFilter, bandId, isOffered, type SeatFilter } from './filter.ts';
import { legendOf } from './legend.ts';
import { moveSeat, seatMoves, seatTyped, type SeatMove } from './moves.ts';
import { seatedOf } from './party.ts';
import { proposeSeats, togetherness } from './proposal.ts';
import { repairSeating } from './repair.ts';
import { adult, child, infant, mapOf } from './samples.support.ts';
import { seatTotal, type SeatDue, type SeatedSegment } from './total.ts';
import { sectionsOf } from './sections.ts';
import { runs, times } from '../../../../../vitest.runs.ts';

// Properties of every map and every party.

const cabinLetters = ['ABC DEF', 'AC DF', 'ABC DEFG HJK', 'A DG K', 'AB CDEF', 'A'];

const drawingOf = (most: number, signs: readonly string[]) =>
  fc.constantFrom(...cabinLetters).chain((columns) => {
    const drawn = fc
      .array(fc.constantFrom(...signs), { minLength: columns.length, maxLength: columns.length })
      .map((row) => row.map((sign, at) => (columns[at] === ' ' ? ' ' : sign)).join(''));
    const row = fc.record(
      {
        drawn,
        exit: fc.constantFrom('left' as const, 'right' as const, 'both' as const),
        wing: fc.boolean(),
      },
      { requiredKeys: ['drawn'] },
    );
    return fc.record({
      letters: fc.constant(columns),
      rows: fc.array(row, { minLength: 1, maxLength: most }),
    });
  });

const everySign = [
  '.',
  '.',
  '.',
  'i',
  'i',
  's',
  's',
  'S',
  '*',
  'p',
  'e',
  'x',
  'n',
  'o',
  '?',
  'P',
  '-',
  'l',
  'g',
];

/** Maps of one or two decks and one to three cabins, with every kind of seat and what is between. */
const someLayout: fc.Arbitrary<SeatLayout> = fc
  .tuple(
    fc.array(drawingOf(8, everySign), { minLength: 1, maxLength: 2 }),
    fc.array(drawingOf(4, everySign), { maxLength: 1 }),
  )
  .map(([main, upper]) => layoutOf(mapOf(main, upper)));

/** Maps with few seats on offer, so that everything can be tried. */
const smallLayout: fc.Arbitrary<SeatLayout> = drawingOf(2, ['.', 'i', 's', 'e', 'x', '-'])
  .map((drawing) => layoutOf(mapOf([drawing])))
  .filter(({ seats }) => seats.filter(({ seat }) => seat.kind !== 'unavailable').length <= 7);

/** Parties of up to `most` who need a seat, with or without infants, of whom some may not travel so. */
const someParty = (most: number): fc.Arbitrary<readonly SeatPassenger[]> =>
  fc
    .array(
      fc.record({
        isAdult: fc.boolean(),
        age: fc.nat({ max: 68 }),
        carries: fc.boolean(),
        needsHelp: fc.boolean(),
      }),
      { minLength: 1, maxLength: most },
    )
    .map((people) =>
      people.flatMap(({ isAdult, age, carries, needsHelp }, at): readonly SeatPassenger[] => {
        if (!isAdult) return [child(`child${at}`, 2 + (age % 10))];
        const grown = adult(`adult${at}`, { age: 12 + age, needsHelp });
        return carries ? [{ ...grown, infantId: `infant${at}` }, infant(`infant${at}`)] : [grown];
      }),
    );

const adults = (count: number): readonly SeatPassenger[] =>
  Array.from({ length: count }, (_, at) => adult(`a${at + 1}`));

describe('property: every layout', () => {
  it('makes neighbours of each other, always in one row', () => {
    fc.assert(
      fc.property(someLayout, (some) => {
        for (const placed of some.seats) {
          const beside = neighboursOf(some, placed);
          expect(beside.length).toBeLessThanOrEqual(2);
          for (const next of beside) {
            expect(areNeighbours(some, next, placed)).toBe(true);
            expect(next.line).toBe(placed.line);
            expect(next).not.toBe(placed);
          }
        }
      }),
    );
  });

  it('hold every row once, in order', () => {
    fc.assert(
      fc.property(someLayout, ({ lines }) => {
        const sections = sectionsOf(lines);
        expect(sections.flatMap((section) => section.lines)).toEqual(lines);
        expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
      }),
    );
  });
});

describe('property: every move', () => {
  it('never leaves the map, and nothing but a jump to a section leaves the deck', () => {
    fc.assert(
      fc.property(
        someLayout.filter(({ seats }) => seats.length > 0),
        fc.array(fc.constantFrom(...seatMoves), { maxLength: 40 }),
        (some, moves) => {
          let at = moveSeat(some, '', 'first');
          for (const move of moves) {
            const next = moveSeat(some, at, move);
            const placed = some.byDesignator.get(next);
            expect(placed).toBeDefined();
            if (move !== 'nextSection' && move !== 'previousSection')
              expect(placed?.deck).toBe(some.byDesignator.get(at)?.deck);
            at = next;
          }
        },
      ),
    );
  });

  it('reaches every seat from every seat, on its deck by arrows alone', () => {
    const reached = (some: SeatLayout, from: string, moves: readonly SeatMove[]): ReadonlySet<string> => {
      const seen = new Set([from]);
      for (const at of seen) for (const move of moves) seen.add(moveSeat(some, at, move));
      return seen;
    };
    fc.assert(
      fc.property(someLayout, (some) => {
        const [first] = some.seats;
        const last = some.seats.at(-1);
        if (!first || !last) return;
        const onDeck = some.seats.filter(({ deck }) => deck === first.deck).length;
        expect(reached(some, first.designator, ['left', 'right', 'up', 'down']).size).toBe(onDeck);
        expect(reached(some, first.designator, seatMoves).size).toBe(some.seats.length);
        expect(reached(some, last.designator, seatMoves).size).toBe(some.seats.length);
      }),
      runs(1 / 40),
    );
  });

  it('finds every seat by its name', () => {
    fc.assert(
      fc.property(someLayout, (some) => {
        for (const placed of some.seats)
          expect(seatTyped(some, placed.designator.toLowerCase())).toBe(placed);
      }),
      runs(1 / 40),
    );
  });
});

describe('property: every legend', () => {
  it('counts every seat on offer in one band', () => {
    fc.assert(
      fc.property(someLayout, (some) => {
        const { bands } = legendOf(some);
        const offered = some.seats.filter(({ seat }) => isOffered(seat));
        expect(bands.reduce((sum, { seats }) => sum + seats, 0)).toBe(offered.length);
        for (const { id, seats } of bands)
          expect(some.seats.filter((placed) => answersFilter(placed, { bands: [id] }))).toHaveLength(seats);
      }),
    );
  });
});

describe('property: seatingProblems', () => {
  it('agree with the judge: who takes a seat that it allows has no problem there, but for company', () => {
    fc.assert(
      fc.property(someLayout, someParty(3), (some, party) => {
        const situation: SeatSituation = { layout: some, party, seating: {} };
        const judge = seatJudge(situation);
        for (const { id, type } of party) {
          for (const { designator } of some.seats) {
            const [problem] = seatingProblems({ ...situation, seating: { [id]: designator } });
            const verdict = judge(id, designator);
            if (type === 'child' && verdict.ok) expect(problem?.refusal).toEqual({ reason: 'childApart' });
            else expect(problem?.refusal).toEqual(verdict.ok ? undefined : verdict.refusal);
          }
        }
      }),
    );
  });
});

const filters: fc.Arbitrary<SeatFilter> = fc.record(
  {
    free: fc.boolean(),
    features: fc.subarray(['window', 'aisle', 'middle'] as const, { maxLength: 1 }),
    bands: fc.subarray(['free:0', 'selectable:CNY3000+300', 'preferred:CNY9000+900']),
  },
  { requiredKeys: [] },
);

/** Every way to seat a party on what is on offer, tried one after the other. */
function canBeSeated({ layout, party, seating }: SeatSituation): boolean {
  const next = seatedOf(party).find(({ id }) => seating[id] === undefined);
  if (!next) return seatingProblems({ layout, party, seating }).length === 0;
  return layout.seats.some(
    ({ seat, designator }) =>
      isOffered(seat) &&
      !Object.values(seating).includes(designator) &&
      canBeSeated({ layout, party, seating: { ...seating, [next.id]: designator } }),
  );
}

// Measured in Node 24 on 48 rows of ten, processor time once warm: two passengers 0.1 to 22 ms; nine adults 0.5 to 20 ms, on an
// empty map, a full one, and one where nobody finds two seats together; nine of every kind, with infants and children, 1 to 50 ms,
// and 250 ms where a chequered map has to be divided in five.

describe('property: every proposal', () => {
  it('seats everybody by the rules, on a seat of their own, and moves nobody', () => {
    fc.assert(
      fc.property(someLayout, someParty(6), filters, fc.nat(), (layout, party, filter, seed) => {
        // Somebody sits already, where that breaks no rule.
        const [first] = party;
        const start = layout.seats[seed % Math.max(1, layout.seats.length)]?.designator;
        const tried = first && start !== undefined && first.type === 'adult' ? { [first.id]: start } : {};
        const seating = seatingProblems({ layout, party, seating: tried }).length === 0 ? tried : {};
        const proposal = proposeSeats({ layout, party, seating }, filter);
        if (!proposal.ok) return;
        expect(seatingProblems({ layout, party, seating: proposal.seating })).toEqual([]);
        expect(Object.keys(proposal.seating).sort()).toEqual(
          seatedOf(party)
            .map(({ id }) => id)
            .sort(),
        );
        expect(new Set(Object.values(proposal.seating)).size).toBe(seatedOf(party).length);
        expect(proposal.seating).toMatchObject(seating);
        expect(proposeSeats({ layout, party, seating }, filter)).toEqual(proposal);
      }),
      runs(1 / 8),
    );
  });

  it('is there whenever the party can be seated at all', () => {
    fc.assert(
      fc.property(smallLayout, someParty(4), (layout, party) => {
        const proposal = proposeSeats({ layout, party, seating: {} });
        if (!proposal.ok && proposal.reason !== 'noRoom') return;
        expect(proposal.ok).toBe(canBeSeated({ layout, party, seating: {} }));
      }),
      runs(1 / 8),
    );
  });

  it('seats adults side by side wherever so many seats stand side by side', () => {
    fc.assert(
      fc.property(someLayout, fc.integer({ min: 1, max: 4 }), (layout, count) => {
        const offered = (designator: string | undefined): boolean => {
          const placed = layout.byDesignator.get(designator ?? '');
          return placed !== undefined && isOffered(placed.seat);
        };
        const fits = layout.lines.some(({ seats, links }) =>
          seats.some(
            (_, at) =>
              at + count <= seats.length &&
              seats.slice(at, at + count).every(({ designator }) => offered(designator)) &&
              links.slice(at, at + count - 1).every((link) => link === 'beside'),
          ),
        );
        const proposal = proposeSeats({ layout, party: adults(count), seating: {} });
        expect(proposal.ok && proposal.together === 'block').toBe(fits);
        if (proposal.ok) expect(togetherness(layout, proposal.seating)).toBe(proposal.together);
      }),
    );
  });

  it('is within the filter if that has room, and costs no more than any other seat for one', () => {
    fc.assert(
      fc.property(someLayout, filters, (layout, filter) => {
        const proposal = proposeSeats({ layout, party: adults(1), seating: {} }, filter);
        if (!proposal.ok) return;
        const chosen = layout.byDesignator.get(proposal.seating['a1'] ?? '');
        const wanted = layout.seats.filter((placed) => answersFilter(placed, filter));
        expect(wanted.length === 0 || (chosen !== undefined && wanted.includes(chosen))).toBe(true);
        const bands = new Set(wanted.map(({ seat }) => bandId(seat)));
        if (bands.has('free:0'))
          expect(bandId(chosen?.seat ?? { designator: '', kind: 'paid', features: [], infant: false })).toBe(
            'free:0',
          );
      }),
    );
  });
});

describe('property: every repair', () => {
  it('moves nobody who need not, and breaks no rule', () => {
    let repaired = 0;
    let joined = 0;
    fc.assert(
      fc.property(someLayout, someParty(5), fc.nat(), (layout, party, seed) => {
        const proposal = proposeSeats({ layout, party, seating: {} });
        if (!proposal.ok) return;
        const { seating } = proposal;
        const seated = seatedOf(party);
        const loser = seated[seed % seated.length];
        const lost = layout.byDesignator.get(seating[loser?.id ?? ''] ?? '');
        if (!loser || !lost) return;
        for (const { way, seating: next, moved } of repairSeating({ layout, party, seating }, loser.id)) {
          repaired += 1;
          expect(seatingProblems({ layout, party, seating: next })).toEqual([]);
          expect(Object.values(next)).not.toContain(lost.designator);
          expect(new Set(Object.values(next)).size).toBe(seated.length);
          expect(moved).toContain(loser.id);
          for (const { id } of seated) expect(next[id] !== seating[id]).toBe(moved.includes(id));
          if (way === 'alike') expect(moved).toEqual([loser.id]);
          else {
            joined += 1;
            // Only who sat in one block with the loser, and for a seat in the row of another of them.
            const [row] = new Set(moved.map((id) => layout.byDesignator.get(seating[id] ?? '')?.line));
            expect(row).toBe(lost.line);
            const own = layout.byDesignator.get(next[loser.id] ?? '');
            const others = seated.filter(({ id }) => id !== loser.id);
            expect(
              others.some(({ id }) => {
                const placed = layout.byDesignator.get(next[id] ?? '');
                return own !== undefined && placed?.line === own.line;
              }),
            ).toBe(true);
          }
        }
      }),
      runs(1 / 8),
    );
    expect(repaired).toBeGreaterThan(times(1 / 16));
    expect(joined).toBeGreaterThan(0);
  });
});

describe('property: every total', () => {
  const party = [adult('zhang'), adult('li')];

  it('is the sum of its passengers and of its segments', () => {
    const plain = ({ cash, points }: SeatDue): readonly number[] => [
      cash.reduce((sum, { amount }) => sum + amount, 0),
      points,
    ];
    const sum = (dues: readonly SeatDue[]): readonly number[] =>
      dues.map(plain).reduce((all, due) => all.map((figure, at) => figure + (due[at] ?? 0)), [0, 0]);
    const someSegment: fc.Arbitrary<SeatedSegment> = fc
      .tuple(someLayout, fc.nat(), fc.nat())
      .map(([some, one, other]) => {
        const seatAt = (at: number): string =>
          some.seats[at % Math.max(1, some.seats.length)]?.designator ?? '9Z';
        return { layout: some, seating: { zhang: seatAt(one), li: seatAt(other) } };
      });
    fc.assert(
      fc.property(fc.array(someSegment, { maxLength: 4 }), (segments) => {
        const total = seatTotal(segments, party);
        const apart = segments.map((segment) => seatTotal([segment], party));
        for (const way of ['inCash', 'inPoints'] as const) {
          const all = plain(total[way]);
          expect(sum(Object.values(total.byPassenger).map((due) => due[way]))).toEqual(all);
          expect(sum(apart.map((due) => due[way]))).toEqual(all);
          const currencies = total[way].cash.map(({ currency }) => currency);
          expect(new Set(currencies).size).toBe(currencies.length);
        }
        expect(total.inPoints.points).toBeGreaterThanOrEqual(total.inCash.points);
      }),
    );
  });
});
