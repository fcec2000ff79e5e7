import { describe, expect, it } from 'vitest';
import { personalValues } from '@mapp/sandbox/personal';
import { sweepFor } from './leaks.ts';

const people = personalValues('2026-06-01');
const sweep = sweepFor(people);
const clean = {
  address: 'https://www.example.com/mapp/myBill?startDate=2026-05-01&type=RA',
  storage: '[["mapp","{\\"places\\":\\"SHA,BJS\\",\\"codes\\":\\"login 1780279200000\\"}"]]',
  console: 'MU5101 is closed',
  attributes: 'button\n/mapp/boarde/redactpartner?companion=C-1\nfalse',
  telemetry: '{"event":"failure","code":"RTC01","message":"Phone [phone] is taken"}',
};

describe('a sweep', () => {
  it('knows many persons', () => {
    expect(people.length).toBeGreaterThan(100);
    expect(people).toContain('310104199103072512');
    expect(people).toContain('军字第2001988号');
  });

  it('finds nothing in clean places', () => {
    expect(sweep(clean)).toEqual([]);
  });

  it.each(Object.keys(clean) as (keyof typeof clean)[])(
    'finds every value of every person in: %s',
    (place) => {
      for (const value of people) {
        const leaking = { ...clean, [place]: `${clean[place]} ${value} ` };
        expect(sweep(leaking)).toContain(`${value.toLowerCase()} stands in the ${place}`);
      }
    },
  );

  it.each([
    ['in an address', '?name=%E5%BC%A0%E4%B8%89', '张三'],
    ['with spaces as an address writes them', '?card=6000+0000+0001', '6000 0000 0001'],
    ['in small letters', 'data-name=zhang san', 'zhang san'],
    ['beside a sign that cannot be decoded', '100% of 13800000001', '13800000001'],
  ])('reads %s', (_, text, value) => {
    expect(sweep({ address: text })).toEqual([`${value} stands in the address`]);
  });

  it('says each value once, and every place', () => {
    expect(sweepFor(['a.b', '(x)'])({ storage: 'a.b a.b aXb', cookies: 'A.B (X)' })).toEqual([
      'a.b stands in the storage',
      'a.b stands in the cookies',
      '(x) stands in the cookies',
    ]);
  });

  it('of nothing finds nothing', () => {
    expect(sweepFor(['', 'x'])({ storage: 'x' })).toEqual([]);
  });
});
