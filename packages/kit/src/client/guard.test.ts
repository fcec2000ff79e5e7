import { describe, expect, it, vi } from 'vitest';
import { createGuard } from './guard.ts';
import type { Holder, Holding } from './holder.ts';

interface Page {
  readonly key: string;
  readonly subject?: string;
  readonly holding: Holding;
}

const own: Page = { key: 'k-1', subject: 'U-1', holding: 'own' };
const unknown: Page = { key: 'k-1', holding: 'own' };
const guest: Page = { key: '', holding: 'own' };

/** A guard over a page that is as given, and as `then` once it has settled, learnt or been looked at. */
function guarded(page: Page, then: Partial<Record<'settled' | 'learn' | 'look', Page>> = {}) {
  let now = page;
  const become = (step: keyof typeof then) => {
    now = then[step] ?? now;
  };
  const holder = {
    key: () => now.key,
    subject: () => now.subject,
    holding: () => now.holding,
    settled: vi.fn<Holder['settled']>(async () => {
      become('settled');
      return now.holding === 'own';
    }),
    learn: vi.fn<Holder['learn']>(async () => become('learn')),
    look: vi.fn<Holder['look']>(() => become('look')),
  };
  return { holder, guard: createGuard(holder as unknown as Holder) };
}

const calls = {
  'a member’s read': { write: false, member: true },
  'a guest’s read': { write: false, member: false },
  'a member’s write': { write: true, member: true },
  'a guest’s write': { write: true, member: false },
} as const;
type CallName = keyof typeof calls;
const callOf = (name: CallName) =>
  calls[name] as unknown as Parameters<ReturnType<typeof createGuard>['before']>[0];
const writes: readonly CallName[] = ['a member’s write', 'a guest’s write'];
const all = Object.keys(calls) as CallName[];
const ofMembers = all.filter((name) => calls[name].member);

describe('before it is sent', () => {
  const table: readonly (readonly [string, Page, string, readonly CallName[], boolean])[] = [
    ['its own page', own, 'k-1', all, true],
    ['a page of somebody else', own, 'k-2', all, false],
    ['a page that was a guest’s, of a member', own, '', ofMembers, false],
    ['a page that was a guest’s, of nobody', own, '', ['a guest’s read', 'a guest’s write'], true],
    ['a guest’s page', guest, '', all, true],
    ['a member’s page that is a guest’s now', guest, 'k-1', all, false],
    ['a page that somebody else holds', { ...own, holding: 'other' }, 'k-1', all, false],
    ['a page that nobody holds', { ...own, holding: 'left' }, 'k-1', all, false],
    ['a page of which nobody tells', { ...own, holding: 'unsure' }, 'k-1', all, false],
    ['a page that is not known yet, for a read', unknown, 'k-1', ['a member’s read', 'a guest’s read'], true],
  ];

  it.each(
    table.flatMap(([page, state, by, names, may]) =>
      names.map((name) => [page, name, may, state, by] as const),
    ),
  )('from %s, %s may go: %s, without waiting', (_, name, may, state, by) => {
    for (const atOnce of [false, true]) {
      const { guard, holder } = guarded(state);
      expect(guard.before(callOf(name), { by, atOnce })).toBe(may);
      for (const step of [holder.settled, holder.learn, holder.look]) expect(step).not.toHaveBeenCalled();
    }
  });

  it.each(writes)('%s waits until it is known who acts, unless it goes at once', async (name) => {
    const { guard, holder } = guarded(unknown, { learn: own });
    expect(guard.before(callOf(name), { by: 'k-1', atOnce: true })).toBe(true);
    expect(holder.learn).not.toHaveBeenCalled();
    expect(await guard.before(callOf(name), { by: 'k-1', atOnce: false })).toBe(true);
    expect([holder.settled, holder.learn, holder.look].map(({ mock }) => mock.calls.length)).toEqual([
      0, 1, 1,
    ]);
  });

  it.each<[string, Parameters<typeof guarded>[1]]>([
    ['is asked', { learn: { ...own, key: 'k-2' } }],
    ['has been asked', { look: { ...own, holding: 'other' } }],
  ])('a write is nobody’s where somebody else comes while it %s', async (_, then) => {
    const { guard } = guarded(unknown, then);
    expect(await guard.before(callOf('a member’s write'), { by: 'k-1', atOnce: false })).toBe(false);
  });

  it('a write that is somebody else’s does not wait for who acts', async () => {
    const { guard, holder } = guarded(unknown);
    expect(await guard.before(callOf('a member’s write'), { by: 'k-2', atOnce: false })).toBe(false);
    expect(holder.learn).not.toHaveBeenCalled();
  });

  it.each(all)('%s waits until it is known whose the token is, unless it goes at once', async (name) => {
    const asking: Page = { ...own, holding: 'asking' };
    const { guard, holder } = guarded(asking, { settled: own });
    expect(guard.before(callOf(name), { by: 'k-1', atOnce: true })).toBe(false);
    expect(await guard.before(callOf(name), { by: 'k-1', atOnce: false })).toBe(true);
    expect(holder.learn).toHaveBeenCalledTimes(calls[name].write ? 1 : 0);
    const other = guarded(asking, { settled: { ...own, holding: 'other' } });
    expect(await other.guard.before(callOf(name), { by: 'k-1', atOnce: false })).toBe(false);
    expect(other.holder.learn).not.toHaveBeenCalled();
  });
});

describe('after it was answered', () => {
  it('there is nothing to wait for on its own page', () => {
    const { guard, holder } = guarded(own);
    expect(guard.after(callOf('a member’s read'), { by: 'k-1' })).toBe(true);
    expect(holder.settled).not.toHaveBeenCalled();
  });

  it.each<[string, Page, Parameters<typeof guarded>[1], string, boolean]>([
    ['its own page', own, {}, 'k-1', true],
    ['a page that somebody else has taken', own, { look: { ...own, key: 'k-2' } }, 'k-1', false],
    ['a page that somebody else holds', own, { look: { ...own, holding: 'other' } }, 'k-1', false],
    ['a token of the same member', own, { look: { ...own, holding: 'asking' }, settled: own }, 'k-1', true],
    [
      'a token of another member',
      own,
      { look: { ...own, holding: 'asking' }, settled: { ...own, holding: 'other' } },
      'k-1',
      false,
    ],
  ])('%s', async (_, page, then, by, theirs) => {
    const { guard } = guarded(page, then);
    expect(await guard.after(callOf('a member’s read'), { by })).toBe(theirs);
  });
});
