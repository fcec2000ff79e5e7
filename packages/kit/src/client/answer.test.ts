import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson, readAnswer } from './answer.ts';

const read = (body: unknown, status = 200) => readAnswer(status, body);

describe('readAnswer takes the payload', () => {
  it.each([
    ['of data', { Code: 200, Msg: 'success', data: { a: 1 } }, { a: 1 }],
    ['of data, code as text', { code: '200', data: { a: 1 } }, { a: 1 }],
    ['of data, resultCode 0', { resultCode: 0, data: { a: 1 } }, { a: 1 }],
    ['of data, resultCode "200"', { resultCode: '200', data: { a: 1 } }, { a: 1 }],
    ['of data, success true', { success: true, data: { a: 1 } }, { a: 1 }],
    ['of the whole body without data', { Code: 200, a: 1 }, { Code: 200, a: 1 }],
    ['of the whole body when data is null', { Code: 200, data: null, a: 1 }, { Code: 200, data: null, a: 1 }],
    ['of the whole body without any code', { a: 1 }, { a: 1 }],
    ['of a list in data', { Code: 200, data: [1] }, [1]],
    ['false in data', { Code: 200, data: false }, false],
    ['that is the bare text true', 'true', 'true'],
    ['that is true', true, true],
    ['that is a list', [1, 2], [1, 2]],
    ['beside an empty code', { Code: '', resultCode: '', a: 1 }, { Code: '', resultCode: '', a: 1 }],
    ['beside a code that is no code', { code: { text: 'CN' }, a: 1 }, { code: { text: 'CN' }, a: 1 }],
  ])('%s', (_, body, payload) => {
    expect(read(body)).toMatchObject({ payload });
  });
});

it('says which code an answer carries', () => {
  const codes = [{ Code: 200 }, { code: '200' }, { resultCode: 0 }, [1]].map((body) => read(body));
  expect(codes).toMatchObject([{ code: '200' }, { code: '200' }, { code: undefined }, { code: undefined }]);
});

describe('readAnswer classifies', () => {
  it.each([
    ['Code 401', { Code: 401, Msg: 'no' }, { kind: 'unauthorised', code: '401', message: 'no' }],
    ['code "401"', { code: '401', msg: 'no' }, { kind: 'unauthorised', code: '401', message: 'no' }],
    [
      'resultCode -998',
      { resultCode: -998, resultMsg: 'over' },
      { kind: 'unauthorised', code: '-998', message: 'over' },
    ],
    [
      'resultCode "-998" beside Code 200',
      { Code: 200, resultCode: '-998' },
      { kind: 'unauthorised', code: '-998', message: '' },
    ],
    [
      'resultCode -998 beside Code -1',
      { Code: -1, resultCode: -998 },
      { kind: 'unauthorised', code: '-998', message: '' },
    ],
    ['Code 40500', { Code: 40500, Msg: 'verify' }, { kind: 'special', code: '40500', message: 'verify' }],
    [
      'resultCode 40500',
      { Code: 200, resultCode: '40500', message: 'verify' },
      { kind: 'special', code: '40500', message: 'verify' },
    ],
    ['Code -1', { Code: -1, Msg: 'no' }, { kind: 'refused', code: '-1', message: 'no' }],
    ['Code 0', { Code: 0, Msg: 'no' }, { kind: 'refused', code: '0', message: 'no' }],
    [
      'Code 500 with data',
      { Code: 500, Msg: 'no', data: {} },
      { kind: 'refused', code: '500', message: 'no' },
    ],
    ['resultCode -5', { resultCode: -5, resultMsg: 'no' }, { kind: 'refused', code: '-5', message: 'no' }],
    [
      'resultCode -5 beside the general no',
      { Code: -1, resultCode: -5, Msg: 'no' },
      { kind: 'refused', code: '-5', message: 'no' },
    ],
    [
      'resultCode beside a Code of its own',
      { Code: 7, resultCode: 8, Msg: 'no' },
      { kind: 'refused', code: '7', message: 'no' },
    ],
    [
      'resultCode 0 beside Code -1',
      { Code: -1, resultCode: 0, Msg: 'no' },
      { kind: 'refused', code: '-1', message: 'no' },
    ],
    ['success false', { success: false, message: 'no' }, { kind: 'refused', code: '', message: 'no' }],
    [
      'success "false"',
      { success: 'false', Code: 200, Msg: 'no' },
      { kind: 'refused', code: '200', message: 'no' },
    ],
    ['no message', { Code: -1 }, { kind: 'refused', code: '-1', message: '' }],
    [
      'the first message that says something',
      { Code: -1, Msg: '', msg: 'no', message: 'later' },
      { kind: 'refused', code: '-1', message: 'no' },
    ],
    [
      'a message that is no text',
      { Code: -1, Msg: { zh: 'no' }, message: 'no' },
      { kind: 'refused', code: '-1', message: 'no' },
    ],
  ])('%s', (_, body, failure) => {
    expect(read(body)).toEqual({ failure });
  });

  it.each([
    [401, undefined, { kind: 'unauthorised', code: '401', message: '' }],
    [401, { Code: 200 }, { kind: 'unauthorised', code: '401', message: '' }],
    [401, { Code: -1, Msg: 'no' }, { kind: 'unauthorised', code: '401', message: 'no' }],
    [401, { resultCode: -998, Msg: 'over' }, { kind: 'unauthorised', code: '-998', message: 'over' }],
    [400, { Code: -1, Msg: 'no' }, { kind: 'refused', code: '-1', message: 'no' }],
    [403, { Code: 401 }, { kind: 'unauthorised', code: '401', message: '' }],
    [404, undefined, { kind: 'unexpected', status: 404 }],
    [404, { error: 'Not found' }, { kind: 'unexpected', status: 404 }],
    [429, { Code: 200, data: {} }, { kind: 'unexpected', status: 429 }],
    [500, { Code: -1, Msg: 'at Server.java:7' }, { kind: 'unexpected', status: 500 }],
    [502, undefined, { kind: 'unexpected', status: 502 }],
    [199, { Code: 200 }, { kind: 'unexpected', status: 199 }],
    [300, { Code: 200 }, { kind: 'unexpected', status: 300 }],
    [304, undefined, { kind: 'unexpected', status: 304 }],
    [200, undefined, { kind: 'unexpected', status: 200 }],
  ])('HTTP %d with %j', (status, body, failure) => {
    expect(read(body, status)).toEqual({ failure });
  });

  it('never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), fc.jsonValue(), (status, body) => {
        const reading = read(body, status);
        expect('payload' in reading !== 'failure' in reading).toBe(true);
      }),
    );
  });
});

describe('parseJson', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['true', true],
    ['null', null],
    ['', undefined],
    ['   ', undefined],
    ['<html><body>Bad Gateway</body></html>', undefined],
    ['{"Code":200,"data":{', undefined],
    ['{"a":1}{"b":2}', undefined],
  ])('%s', (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });
});
