import { expect, it } from 'vitest';
import { closedLists, listsOfKit, withValues } from '../../.storybook/closed-lists.ts';
import { componentsAt } from '../../.storybook/component-docs.ts';

const lists = closedLists([
  "export const symbologies = ['qr', 'aztec'] as const;\nconst mixed = ['a', ...other] as const;",
  "const states = [\n  'open', // can be entered\n  /** Too late. */\n  'closed',\n] as const;",
  "const twice = ['a'] as const;",
  "const twice = ['b'] as const;",
]);

it('are read with their values, where a name has one list of words', () => {
  expect([...lists]).toEqual([
    ['symbologies', ["'qr'", "'aztec'"]],
    ['states', ["'open'", "'closed'"]],
  ]);
});

const unread = (name: string) => ({
  name: 'unknown[number]',
  raw: `(typeof ${name})[number]`,
  required: true,
});

it('stand in docs in place of their name', () => {
  const docs = { one: unread('states'), other: unread('twice') };
  const told = JSON.parse(withValues(JSON.stringify(docs), lists)) as unknown;
  expect(told).toEqual({
    one: {
      name: 'union',
      raw: "'open' | 'closed'",
      elements: [
        { name: 'literal', value: "'open'" },
        { name: 'literal', value: "'closed'" },
      ],
      required: true,
    },
    other: unread('twice'),
  });
});

it('are told of the symbology of a boarding pass', () => {
  const pass = componentsAt('components/boarding-pass').find(({ name }) => name === 'BoardingPass');
  const told = withValues(JSON.stringify(pass?.docs?.props), listsOfKit());
  expect(JSON.parse(told)).toMatchObject({
    symbology: { tsType: { elements: [{ elements: [{ value: "'qr'" }, { value: "'aztec'" }, {}] }, {}] } },
  });
});
