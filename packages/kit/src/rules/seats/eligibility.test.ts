import { describe, expect, it } from 'vitest';
import type { Seating, SeatPassenger } from './cabin.ts';
import { adultsBeside, seatingProblems, seatJudge } from './eligibility.ts';
import { exitRefusal, placeRefusal, refusalKey, type SeatRefusal } from './judge.ts';
import { layoutOf } from './layout.ts';
import { areNeighbours } from './neighbours.ts';
import { adultsOf, childrenOf, partyProblem, seatedOf } from './party.ts';
import { adult, child, infant, mapOf, narrow } from './samples.support.ts';

const layout = narrow('..i ...', 'xno ?Ps', { drawn: 'ee. ...', exit: 'left' }, '... .x.');
const zhang = adult('zhang');
const li = adult('li');
const carrier = adult('carrier', { infantId: 'baby' });

const judged = (
  party: readonly SeatPassenger[],
  passengerId: string,
  designator: string,
  seating: Seating = {},
  owned: Seating = {},
) => seatJudge({ layout, party, seating, owned })(passengerId, designator);
const refusalOf = (...given: Parameters<typeof judged>): SeatRefusal | undefined => {
  const verdict = judged(...given);
  return verdict.ok ? undefined : verdict.refusal;
};

describe('seatJudge', () => {
  it.each<[string, SeatRefusal | undefined]>([
    ['1A', undefined],
    ['2F', undefined],
    ['2A', { reason: 'taken' }],
    ['2B', { reason: 'notForPassenger' }],
    ['2C', { reason: 'notSoldOnline' }],
    ['2D', { reason: 'unknown' }],
    ['2E', { reason: 'paid' }],
    ['9A', { reason: 'noSuchSeat' }],
  ])('keeps the reasons apart: %s', (designator, refusal) => {
    expect(refusalOf([zhang], 'zhang', designator)).toEqual(refusal);
  });

  it('keeps a seat from whom it is not for, alone or in a proposal', () => {
    const map = mapOf([{ letters: 'AB', rows: ['..'] }]);
    const [first] = layoutOf(map).seats;
    if (!first) throw new Error('No seat');
    const seat = { ...first.seat, passengers: { zhang: { available: false }, li: { available: true } } };
    const placed = { ...first, seat };
    expect(placeRefusal(placed, zhang)).toEqual({ reason: 'notForPassenger' });
    expect(placeRefusal(placed, li)).toBeUndefined();
    expect(placeRefusal(placed, carrier)).toEqual({ reason: 'noInfantHere' });
  });

  it('knows nobody who does not travel', () => {
    expect(refusalOf([zhang], 'wang', '1A')).toEqual({ reason: 'noSuchSeat' });
  });

  it('says which of the party sits there; one’s own seat stays one’s own', () => {
    expect(refusalOf([zhang, li], 'zhang', '1A', { li: '1A' })).toEqual({ reason: 'chosen', by: 'li' });
    expect(judged([zhang, li], 'li', '1A', { li: '1A' })).toEqual({ ok: true });
  });

  it('gives what was had before to its owner alone', () => {
    const owned = { li: '2E', zhang: '2A' };
    expect(judged([zhang, li], 'li', '2E', {}, owned)).toEqual({ ok: true });
    expect(judged([zhang, li], 'zhang', '2A', {}, owned)).toEqual({ ok: true });
    expect(refusalOf([zhang, li], 'zhang', '2E', {}, owned)).toEqual({ reason: 'paid', by: 'li' });
  });

  it.each<[string, SeatPassenger, SeatRefusal | undefined]>([
    ['an adult', zhang, undefined],
    ['fourteen years', adult('teen', { age: 14 }), { reason: 'exitRow', because: 'age' }],
    ['fifteen years', adult('teen', { age: 15 }), undefined],
    ['with an infant', carrier, { reason: 'exitRow', because: 'infant' }],
    ['who needs help', adult('wang', { needsHelp: true }), { reason: 'exitRow', because: 'help' }],
  ])('at an exit: %s', (_, passenger, refusal) => {
    const verdict = judged([passenger, infant('baby')], passenger.id, '3A');
    expect(verdict).toEqual(refusal ? { ok: false, refusal } : { ok: true, notice: 'exitRow' });
  });

  it('takes any seat between a door and the aisle for a seat at an exit', () => {
    expect(judged([zhang], 'zhang', '3C')).toEqual({ ok: true, notice: 'exitRow' });
    expect(judged([zhang], 'zhang', '3D')).toEqual({ ok: true });
  });

  it('seats an infant on a lap, and only where there is a mask more', () => {
    const party = [carrier, infant('baby')];
    expect(refusalOf(party, 'baby', '1C')).toEqual({ reason: 'onLap' });
    expect(refusalOf(party, 'carrier', '1A')).toEqual({ reason: 'noInfantHere' });
    expect(refusalOf(party, 'carrier', '1C')).toBeUndefined();
  });

  it.each<[string, Seating, string, boolean]>([
    ['beside its adult', { zhang: '1B' }, '1A', true],
    ['beside its adult, the other side', { zhang: '1B' }, '1C', true],
    ['across the aisle', { zhang: '1C' }, '1D', false],
    ['two seats on', { zhang: '1A' }, '1C', false],
    ['the row behind', { zhang: '1A' }, '2A', false],
    ['before its adult, who can follow', {}, '4A', true],
    ['before its adult, where no seat beside can be had', {}, '2F', false],
    ['before its adult, between strangers', {}, '4F', false],
  ])('a child: %s', (_, seating, designator, ok) => {
    const verdict = judged([zhang, child('ming')], 'ming', designator, seating);
    expect(verdict.ok || verdict.refusal.reason !== 'childApart').toBe(ok || designator === '2A');
    if (ok) expect(verdict.ok).toBe(true);
  });

  it('joins further children to an adult through the row, where there are more of them', () => {
    const party = [zhang, child('ming'), child('hong')];
    expect(judged(party, 'hong', '1C', { zhang: '1A', ming: '1B' }).ok).toBe(true);
    expect(judged(party, 'hong', '1D', { zhang: '1C', ming: '1B' }).ok).toBe(true);
    expect(refusalOf(party, 'hong', '1E', { zhang: '1C', ming: '1B' })).toEqual({ reason: 'childApart' });
    // The other child can still take the seat between.
    expect(judged(party, 'hong', '1E', { zhang: '1C' }).ok).toBe(true);
    expect(judged(party, 'hong', '1F', { zhang: '1C' }).ok).toBe(false);
  });

  it('refuses a child alone, and more under five than adults may carry', () => {
    expect(refusalOf([child('ming')], 'ming', '1A')).toEqual({ reason: 'childAlone' });
    const many = [zhang, ...['a', 'b', 'c', 'd'].map((id) => child(id, 4))];
    expect(refusalOf(many, 'a', '1A')).toEqual({ reason: 'tooManyChildren' });
    expect(judged(many, 'zhang', '1A').ok).toBe(true);
  });
});

describe('partyProblem', () => {
  const young = (count: number) => Array.from({ length: count }, (_, at) => child(`young${at}`, 4));
  it.each([
    ['nobody', [], undefined],
    ['three under five with one adult', [zhang, ...young(3)], undefined],
    ['four under five with one adult', [zhang, ...young(4)], 'tooManyChildren'],
    ['four under five with two adults', [zhang, li, ...young(4)], undefined],
    ['an infant counts', [carrier, infant('baby'), ...young(3)], 'tooManyChildren'],
    ['a fifth birthday', [zhang, ...young(3), child('big', 5)], undefined],
    ['a child alone', [child('ming')], 'childAlone'],
    ['an infant alone', [infant('baby')], 'childAlone'],
  ])('%s', (_, party, problem) => expect(partyProblem(party)).toBe(problem));
});

describe('exitRefusal', () => {
  it('names age before infant before help', () => {
    const all = adult('all', { age: 14, infantId: 'baby', needsHelp: true });
    expect(exitRefusal(all)).toBe('age');
    expect(exitRefusal({ ...all, age: 15 })).toBe('infant');
  });
});

describe('seatingProblems', () => {
  const problems = (party: readonly SeatPassenger[], seating: Seating) =>
    seatingProblems({ layout, party, seating }).map(
      ({ passengerId, designator, refusal }) => `${passengerId} ${designator} ${refusal.reason}`,
    );

  it.each<[string, readonly SeatPassenger[], Seating, readonly string[]]>([
    ['none', [zhang, child('ming')], { zhang: '1A', ming: '1B' }, []],
    ['nobody seated', [zhang], {}, []],
    ['two on one seat', [zhang, li], { zhang: '1A', li: '1A' }, ['zhang 1A chosen', 'li 1A chosen']],
    ['taken meanwhile', [zhang], { zhang: '2A' }, ['zhang 2A taken']],
    ['an adult who went away', [zhang, child('ming')], { zhang: '4A', ming: '1B' }, ['ming 1B childApart']],
    ['an adult without a seat', [zhang, child('ming')], { ming: '1B' }, ['ming 1B childApart']],
    ['a seat that is not there', [zhang], { zhang: '9A' }, ['zhang 9A noSuchSeat']],
    ['a child at an exit', [zhang, child('ming')], { zhang: '3B', ming: '3A' }, ['ming 3A exitRow']],
    ['an infant on a seat', [carrier, infant('baby')], { baby: '1A' }, ['baby 1A onLap']],
    ['a child alone', [child('ming')], { ming: '1A' }, ['ming 1A childAlone']],
    ['a seat without a mask', [carrier, infant('baby')], { carrier: '1A' }, ['carrier 1A noInfantHere']],
    [
      'a further child, joined by the first',
      [zhang, child('ming'), child('hong')],
      { zhang: '1A', ming: '1B', hong: '1C' },
      [],
    ],
    [
      'two children with a gap to two adults',
      [zhang, li, child('ming'), child('hong')],
      { zhang: '1A', ming: '1B', hong: '1C', li: '4A' },
      ['hong 1C childApart'],
    ],
  ])('%s', (_, party, seating, expected) => expect(problems(party, seating)).toEqual(expected));
});

describe('refusalKey', () => {
  it.each<[SeatRefusal, string]>([
    [{ reason: 'taken' }, 'refusal.taken'],
    [{ reason: 'exitRow', because: 'help' }, 'refusal.exitRow.help'],
    [{ reason: 'paid' }, 'refusal.paid'],
    [{ reason: 'childAlone' }, 'refusal.childAlone'],
  ])('%j is %s', (refusal, key) => expect(refusalKey(refusal)).toBe(key));
});

describe('adultsBeside', () => {
  it.each<[string, Seating, readonly string[]]>([
    ['both sides', { zhang: '1A', li: '1C' }, ['zhang', 'li']],
    ['one side; a child is none', { zhang: '1C', ming: '1A' }, ['zhang']],
    ['in another row', { zhang: '2B', li: '4B' }, []],
    ['nobody', {}, []],
  ])('%s', (_, seating, expected) => {
    const party = [zhang, li, child('ming')];
    const placed = layout.byDesignator.get('1B');
    if (!placed) throw new Error('the map has 1B');
    expect(adultsBeside({ layout, party, seating }, placed).map(({ id }) => id)).toEqual(expected);
  });

  it.each([
    ['1A', '1B', true],
    ['1B', '1A', true],
    ['1A', '1C', false],
    ['1C', '1D', false],
    ['1A', '2A', false],
    ['1A', '1A', false],
  ])('%s and %s are neighbours: %s', (one, other, beside) => {
    const [a, b] = [one, other].map((designator) => layout.byDesignator.get(designator));
    if (!a || !b) throw new Error('the map has both');
    expect(areNeighbours(layout, a, b)).toBe(beside);
  });
});

it('adults and children of a party, without its infants', () => {
  const party = [carrier, infant('baby'), child('ming')];
  expect([adultsOf(party), childrenOf(party), seatedOf(party)]).toEqual([
    [carrier],
    [child('ming')],
    [carrier, child('ming')],
  ]);
});

describe('children who are more than their adults', () => {
  const family = [zhang, child('ming'), child('hong')];
  it.each<[string, string, Seating, readonly string[]]>([
    ['to the left', '... ...', { zhang: '1C', ming: '1B', hong: '1A' }, []],
    ['over the aisle', '... ...', { zhang: '1B', ming: '1C', hong: '1D' }, []],
    ['over a gap', '..- ...', { zhang: '1A', ming: '1B', hong: '1D' }, []],
    ['not past a lavatory', '..l...', { zhang: '1A', ming: '1B', hong: '1D' }, ['hong']],
    ['not past an empty seat', '... ...', { zhang: '1A', ming: '1B', hong: '1D' }, ['hong']],
  ])('are joined %s', (_, drawn, seating, apart) => {
    const cabin = layoutOf(mapOf([{ letters: drawn.includes('l') ? 'ABCDEF' : 'ABC DEF', rows: [drawn] }]));
    const found = seatingProblems({ layout: cabin, party: family, seating });
    expect(found.map(({ passengerId }) => passengerId)).toEqual(apart);
  });
});
