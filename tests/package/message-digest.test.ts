import { expect, it } from 'vitest';
import { changedGroups, digestLine } from './message-digest.ts';

const declaration = `interface Refund {
  'title': undefined;
  'sum.points': {
    b: Tag;
    points: number;
  };
  'sum.money': undefined;
}`;
const line = digestLine('refund', declaration);

it('tells a catalogue by its groups of keys', () => {
  expect(line).toMatch(/^refund title:1:[\da-f]{6} sum:2:[\da-f]{6}$/);
});

it.each([
  ['an argument of another type', 'points: number', 'points: string', ['refund: sum']],
  ['an argument less', '    b: Tag;\n', '', ['refund: sum']],
  ['another key', "'title'", "'titles'", ['refund: title', 'refund: titles']],
  ['a key more', "  'title'", "  'text': undefined;\n  'title'", ['refund: text']],
  ['nothing but the shape of the file', ';\n    points', '; points', []],
])('names the group of %s', (_, before, after, groups) => {
  expect(changedGroups(line, digestLine('refund', declaration.replace(before, after)))).toEqual(groups);
});
