import { describe, expect, it } from 'vitest';
import { meaningOf, readAnswer } from './messages.ts';

describe('readAnswer', () => {
  const padded = (length: number) => {
    const text = JSON.stringify({ id: 'a', answer: 1, pad: '' });
    return text.replace('"pad":""', `"pad":"${'x'.repeat(length - text.length)}"`);
  };

  it.each<[unknown, unknown]>([
    ['{"id":"a","answer":{"taken":true}}', { id: 'a', answer: { taken: true } }],
    ['{"id":"a"}', { id: 'a', answer: undefined }],
    ['{"id":7,"answer":1}', undefined],
    ['{"answer":1}', undefined],
    ['{"__proto__":{"id":"a"},"answer":1}', undefined],
    ['{', undefined],
    ['null', undefined],
    [undefined, undefined],
    [7, undefined],
    // As an object of its own it would be read as text.
    [{ toString: () => '{"id":"a","answer":1}', length: 1 }, undefined],
    [['{"id":"a","answer":1}'], undefined],
    [padded(4096), { id: 'a', answer: 1 }],
    [padded(4097), undefined],
  ])('of %j is %j', (text, answer) => {
    expect(readAnswer(text)).toEqual(answer);
  });
});

describe('meaningOf', () => {
  it.each([
    ['userInfo', { userId: 'U1', name: 'x'.repeat(200) }, { userId: 'U1', name: 'x'.repeat(200) }],
    ['userInfo', { userId: 'U1', name: 'x'.repeat(201) }, undefined],
    ['userInfo', { userId: 'U1', name: '' }, { userId: 'U1', name: '' }],
    ['userInfo', { userId: '', name: 'x' }, undefined],
    ['userInfo', { userId: 'U1' }, undefined],
    ['userInfo', { userId: 'U1', name: 7 }, undefined],
    ['userStatus', { signedIn: true }, 'member'],
    ['userStatus', { signedIn: false }, 'guest'],
    ['userStatus', { signedIn: 1 }, undefined],
    ['share', { outcome: 'dismissed' }, 'dismissed'],
    ['share', { outcome: 'sold' }, undefined],
    ['login', { taken: false }, false],
    ['login', { taken: 'false' }, undefined],
    ['login', null, undefined],
    ['login', Object.create({ taken: true }), undefined],
  ] as const)('%s answered with %j is %j', (action, answer, meaning) => {
    expect(meaningOf(action, answer)).toEqual(meaning);
  });
});
