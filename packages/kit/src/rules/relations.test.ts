import { expect, it } from 'vitest';
import { relations } from './relations.ts';

it('has the eighteen relations with the documents’ codes, one of them without', () => {
  expect(relations.map(({ code }) => code).join('')).toBe('SFMCBTGNIRWADHLPO');
  expect(relations.length).toBe(18);
  expect(new Set(relations.map(({ id }) => id)).size).toBe(18);
  expect(relations.filter(({ code }) => code === '').map(({ id }) => id)).toEqual(['stepChild']);
});
