import { expect, it } from 'vitest';
import { createGateway } from './gateway.ts';

const mirror = async (text: string) => Array.from(text).toReversed().join('');
const gateway = createGateway({ encrypt: mirror, decrypt: mirror }, ['/locked']);

it.each([
  ['/locked', { a: 1 }, { req: '}1:"a"{' }],
  ['/open', { a: 1 }, { a: 1 }],
])('on %s %o travels as %o', async (path, fields, sealed) => {
  expect(await gateway.seal(path, fields)).toEqual(sealed);
});

it.each([
  ['a file', { file: new Blob(['x']) }],
  ['files', { a: 1, files: [new Blob(['x'])] }],
])('%s cannot be locked, and nothing goes unlocked instead', async (_, fields) => {
  await expect(gateway.seal('/locked', fields)).rejects.toThrow(
    new TypeError('A file cannot go through the encrypted gateway /locked'),
  );
  await expect(gateway.seal('/open', fields)).resolves.toBe(fields);
});

it.each<[string, string, unknown]>([
  ['/locked', '{"res":"}1:\\"a\\"{"}', { a: 1 }],
  ['/locked', '{"Code":-1}', { Code: -1 }],
  ['/locked', '[]', []],
  ['/locked', 'true', true],
  ['/locked', '"res"', 'res'],
  ['/locked', 'null', null],
  ['/locked', '<html>', undefined],
  ['/open', '{"res":"}1:\\"a\\"{"}', { res: '}1:"a"{' }],
])('on %s the answer %s is read as %o', async (path, text, body) => {
  expect(await gateway.open(path, text)).toEqual(body);
});

it('without a cipher everything is open', async () => {
  const open = createGateway(undefined, ['/locked']);
  expect(await open.seal('/locked', { a: 1 })).toEqual({ a: 1 });
  expect(await open.open('/locked', '{"res":"x"}')).toEqual({ res: 'x' });
});
