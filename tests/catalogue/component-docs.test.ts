import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { publicComponents } from '../../.storybook/component-docs.ts';
import { withNative } from '../../.storybook/docs/native-attributes.ts';
import { described, withPublishedTypes } from '../../.storybook/manifest.ts';
import { declarationsOf, isUnread } from '../../.storybook/published-types.ts';

const components = publicComponents('primitives', 'components');

describe('what the catalogue says of public components', () => {
  it('is read from all of them', () => {
    expect(components.length).toBeGreaterThan(200);
    expect(components.flatMap(({ docs }) => Object.keys(docs?.props ?? {})).length).toBeGreaterThan(700);
  });

  it.each(components)('$door: $name', ({ docs, takesProps }) => {
    const props = Object.entries(docs?.props ?? {});
    expect(docs?.description ?? '', 'no JSDoc, or nothing that returns JSX').not.toBe('');
    expect(props.length > 0, 'props are read where there are some').toBe(takesProps);
    expect(
      props.filter(([, { description = '' }]) => description.trim() === '').map(([name]) => name),
    ).toEqual([]);
  });
});

it('has native attributes of every root', () => {
  const rootless = components.filter(({ door, name }) => !('className' in withNative(door, name, {}).rows));
  expect(rootless.map(({ name }) => name)).toEqual(['OrderFoot', 'LinkProvider', 'Delayed']);
});

it('leaves no public prop without its type', () => {
  const published = declarationsOf(readFileSync('tests/package/props.txt', 'utf8'));
  const unread = components.flatMap((component) =>
    Object.entries(withPublishedTypes(component, published)?.props ?? {})
      .filter(([, { tsType }]) => tsType && isUnread(tsType.name))
      .map(([prop]) => `${component.name}.${prop}`),
  );
  // Of an interface that stays within the package.
  expect(unread).toEqual(['SegmentAction.segments', 'SegmentAction.segment']);
});

describe('what tools read', () => {
  const entry = (path: string, name: string) => ({ id: path, path, name, stories: [], jsDocTags: {} });
  const read = described(
    {
      button: {
        ...entry('./stories/primitives/button.stories.tsx', 'Button'),
        error: { name: '', message: '' },
      },
      lost: entry('./stories/components/seat-map/lost.stories.tsx', 'SeatLost'),
      page: entry('./stories/foundations/colour.stories.tsx', 'Colour'),
    },
    components,
  );

  it('is each component with its description, its import and its props', () => {
    expect(Object.keys(read)).toEqual(['button', 'lost']);
    expect(read['button']).toMatchObject({
      description: expect.stringContaining('Starts something') as string,
      import: "import { Button } from '@mapp/kit/primitives/button';",
      reactDocgen: {
        props: { variant: { description: expect.stringContaining('How much it weighs') as string } },
      },
    });
    expect(read['button']).not.toHaveProperty('error');
  });
});
