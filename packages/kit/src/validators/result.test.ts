import { expect, expectTypeOf, it } from 'vitest';
import type { MessageArguments } from '../messages/messages.gen.ts';
import { accept, refuse, type RefusalKey, type Refusals } from './result.ts';

type Catalogue = MessageArguments['validation'];

it('each reason to refuse is a message of the catalogue, and the other way round', () => {
  expectTypeOf<RefusalKey>().toEqualTypeOf<keyof Catalogue>();
});

it('each refusal gives what its message takes', () => {
  type Names<Arguments> = Arguments extends undefined ? never : keyof Arguments;
  type NamesOf<Messages> = { [Key in keyof Messages]: Names<Messages[Key]> };
  expectTypeOf<NamesOf<Refusals>>().toEqualTypeOf<NamesOf<Catalogue>>();
  expectTypeOf<Refusals>().toExtend<Catalogue>();
});

it('an unknown key, a missing and a superfluous argument do not compile', () => {
  // @ts-expect-error no such message
  refuse('name.wrong');
  // @ts-expect-error this message needs its limit
  refuse('name.long');
  // @ts-expect-error this message takes nothing
  refuse('name.latin', { max: 28 });
  expect(refuse('name.long', { max: 28 })).toEqual({ ok: false, key: 'name.long', args: { max: 28 } });
  expect(refuse('name.latin')).toEqual({ ok: false, key: 'name.latin' });
  expect(accept('A')).toEqual({ ok: true, value: 'A' });
});

it('each reason is given by a validator', () => {
  const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '!./result.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const code = Object.values(sources).join('\n');
  const declared = import.meta.glob<string>('./result.ts', { query: '?raw', import: 'default', eager: true });
  const keys = [...(declared['./result.ts'] ?? '').matchAll(/^ {2}'([\w.]+)':/gm)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key) => !code.includes(`'${key}'`))).toEqual([]);
});
