import { expect, it } from 'vitest';
import { readNotice } from './read-notice.ts';

it('puts neighbours of one kind together', () => {
  expect(
    readNotice([
      ['lead', 'In short'],
      ['power.title', 'Power banks'],
      ['power.text.1', 'By hand'],
      ['power.yes.1', 'Small'],
      ['power.yes.1.rule', 'come along'],
      ['power.no.1', 'Large'],
      ['power.no.1.rule', 'stay'],
      ['power.text.2', 'Reckon'],
      ['count.title', 'How many'],
      ['count.point.1', 'One'],
      ['count.point.2', 'Two'],
      ['count.step.1', 'First'],
    ]),
  ).toEqual({
    lead: 'In short',
    sections: [
      {
        name: 'power',
        title: 'Power banks',
        blocks: [
          { kind: 'text', texts: ['By hand'] },
          {
            kind: 'entries',
            entries: [
              { tone: 'yes', name: 'Small', rule: 'come along' },
              { tone: 'no', name: 'Large', rule: 'stay' },
            ],
          },
          { kind: 'text', texts: ['Reckon'] },
        ],
      },
      {
        name: 'count',
        title: 'How many',
        blocks: [
          { kind: 'points', texts: ['One', 'Two'] },
          { kind: 'steps', texts: ['First'] },
        ],
      },
    ],
  });
});

it.each([
  ['a part without its section', [['power.text.1', 'By hand']]],
  [
    'a part of another section',
    [
      ['power.title', 'Power'],
      ['count.text.1', 'One'],
    ],
  ],
  [
    'a name without its rule',
    [
      ['power.title', 'Power'],
      ['power.yes.1', 'Small'],
    ],
  ],
  [
    'an unknown kind',
    [
      ['power.title', 'Power'],
      ['power.note.1', 'Small'],
      ['power.note.1.rule', 'x'],
    ],
  ],
] as const)('refuses %s', (_, messages) => {
  expect(() => readNotice(messages)).toThrow(/^"[a-z.1]+" (is not in a section|says no rule)$/);
});
