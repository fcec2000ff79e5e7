import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marked, readable } from './redact.support.ts';
import { redact, withoutPersonal } from './redact.ts';
import { runs } from '../../../../../vitest.runs.ts';

const cases = Object.values(marked).flat();

describe('redact', () => {
  for (const [kind, list] of Object.entries(marked))
    it.each(list)(`${kind}: %s`, (text, redacted) => expect(redact(text)).toBe(redacted));

  it.each(readable)('leaves: %s', (text) => expect(redact(text)).toBe(text.normalize('NFKC')));

  it('is tried by 200 cases of 25 kinds', () => {
    const kinds = cases.flatMap(([, redacted]) => redacted.match(/(?<=\[)[a-zA-Z]+(?=\])/g) ?? []);
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(25);
    expect(cases.length + readable.length).toBeGreaterThanOrEqual(200);
  });
});

/** Numbers and names of nobody, by how they are written, and the part that must not be read afterwards. */
// No year begins so: what is written as a day may stay.
const digits = (length: number) => fc.stringMatching(new RegExp(`^[3-9]\\d{${length - 1}}$`));
const parted = fc.constantFrom('', ' ', '-', '\u2013', '\u3000');
const joined = (length: number, size: number) =>
  fc.tuple(digits(length), parted).map(([number, gap]) => ({
    written: number.replace(new RegExp(`(\\d{${size}})(?=\\d)`, 'g'), `$1${gap}`),
    secret: number,
  }));
const as = (values: fc.Arbitrary<string>, before = '', behind = '') =>
  values.map((secret) => ({ written: before + secret + behind, secret }));
const word = fc.stringMatching(/^[A-Z][a-z]{4,9}$/);
const canary = fc.oneof(
  ...[6, 8, 10, 11, 12, 13, 14, 15, 16, 18, 19].map((length) => joined(length, 4)),
  as(digits(9), '+'),
  as(digits(8), 'E'),
  as(digits(17), '', 'X'),
  as(word, '', '@example.com'),
  as(word, 'name: '),
  as(word, 'Mr '),
  as(word, '"', '"'),
  as(word, 'token='),
  as(word, '?q='),
  as(word, 'address: '),
  as(fc.stringMatching(/^eyJ[\w-]{10,60}$/)),
);
const around = fc.array(
  fc.oneof(fc.constantFrom(...readable, ', ', ' ', '; ', '\n', '(', ') '), fc.string({ unit: 'grapheme' })),
  { maxLength: 4 },
);
const bare = (text: string) => text.normalize('NFKC').replace(/[\s\u2010-\u2015-]/g, '');

describe('property:', () => {
  it('no canary survives, whatever stands around it', () => {
    fc.assert(
      fc.property(around, canary, around, (before, { written, secret }, behind) => {
        const text = `${before.join('')}\n${written}\n${behind.join('')}`;
        // The surroundings may hold the secret by themselves: that is not ours.
        fc.pre(!bare(before.join('') + behind.join('')).includes(secret));
        expect(bare(redact(text))).not.toContain(secret);
      }),
      runs(1 / 2),
    );
  });

  it('a second pass changes nothing', () => {
    const pieces = fc.oneof(
      fc.constantFrom(...cases.flat(), ...readable),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...Array.from('1 -.:=\'"?&/@*+()[]A字张')) }),
      canary.map(({ written }) => written),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), fc.constantFrom('', ' ', '\n'), (parts, gap) => {
        const once = redact(parts.join(gap));
        expect(redact(once)).toBe(once);
      }),
      runs(1 / 2),
    );
  });

  it('10 kB take a few milliseconds, ten times as much about ten times as long', () => {
    const parts = [
      ...cases.map(([text]) => text),
      '1 ',
      'a@',
      'eyJ',
      '?a=',
      'name ',
      'A/',
      '"A',
      '张三 ',
      '1*',
      '%41',
      'Иа',
      'ﷺ',
      '\u200B',
      '0.',
      '12 Aa ',
      '/\0',
      '巷⺀路巷弄弄号弄弄弄',
      'b생일0년i出яbt',
    ];
    const timeOf = (text: string, times: number) =>
      Math.min(
        ...Array.from({ length: times }, () => {
          const started = process.threadCpuUsage();
          redact(text);
          const { user, system } = process.threadCpuUsage(started);
          return (user + system) / 1000;
        }),
      );
    const of = (part: string, length: number) =>
      part.repeat(Math.ceil(length / part.length)).slice(0, length);
    const slow = parts
      .map((part) => ({ part, time: timeOf(of(part, 10_000), 1) }))
      .sort((a, b) => b.time - a.time)
      .slice(0, 5);
    const tooSlow = (times: number) =>
      slow
        .map(({ part }) => ({
          part,
          short: timeOf(of(part, 10_000), times),
          long: timeOf(of(part, 100_000), times),
        }))
        .filter(({ short, long }) => short > 40 || long > Math.max(10, short) * 30);
    // The processor's time, which others on the machine change little: a chance is slow once, not three times.
    expect([1, 3, 3].every((times) => tooSlow(times).length > 0)).toBe(false);
  });
});

describe('withoutPersonal', () => {
  it('cuts afterwards, so that no half of a number stays', () => {
    expect(withoutPersonal('Phone 13800000001', 12)).toBe('Phone [phone');
    expect(withoutPersonal('x'.repeat(400))).toHaveLength(300);
    expect(withoutPersonal('a b')).toBe('a b');
  });

  it('reads no more than it needs, and breaks no word at its end', () => {
    const secret = `eyJ${'a'.repeat(3980)}`;
    expect(withoutPersonal(`${secret} 138000 end`)).toBe('[token] [number] end');
    expect(withoutPersonal(`${secret} zhang.san@example.com`)).toBe('[token]');
    expect(withoutPersonal(`${secret}${'a'.repeat(17)}`)).toBe('[token]');
    expect(withoutPersonal('x'.repeat(4001))).toBe('');
    expect(withoutPersonal('y'.repeat(4000))).toHaveLength(300);
  });

  it('is quick on a megabyte', () => {
    const started = performance.now();
    for (const part of ['1 ', 'a', 'a@', '1']) withoutPersonal(part.repeat(500_000));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
