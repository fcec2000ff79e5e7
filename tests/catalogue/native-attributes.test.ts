import { describe, expect, it } from 'vitest';
import { presentTypes } from '../../.storybook/arg-types.ts';
import { withNative } from '../../.storybook/docs/native-attributes.ts';

const ownOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { name }]));

describe('native attributes in the docs of a component', () => {
  it('follow its own props, in a group of their own', () => {
    const { rows, elements, takesAll } = withNative('primitives/button', 'Button', ownOf('variant', 'href'));
    const [first, second, ...native] = Object.values(rows);
    expect([first, second]).toEqual([{ name: 'variant' }, { name: 'href' }]);
    for (const { description, table } of native) {
      expect(description).not.toBe('');
      expect(table).toMatchObject({
        category: 'Native attributes',
        type: { summary: expect.stringMatching(/./) as string },
      });
    }
    expect(native.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['className', 'style', 'ref', 'data-*', 'aria-*', 'id', 'disabled', 'type']),
    );
    expect(native.map(({ name }) => name)).not.toContain('href');
    expect(elements.toSorted()).toEqual(['a', 'button']);
    expect(takesAll).toBe(true);
  });

  it('are those of the law where a root takes no others', () => {
    const own = ownOf('value', 'className');
    const { rows, elements, takesAll } = withNative('components/seat-map/wide', 'SeatMap', own);
    expect(Object.keys(rows)).toEqual(['value', 'className', 'style', 'ref', 'data-*']);
    expect(rows['className']?.table).toMatchObject({ category: 'Native attributes' });
    expect([elements, takesAll]).toEqual([['div'], false]);
  });
});

describe('types in the docs of a component', () => {
  it('are written out, without undefined', () => {
    const literal = (value: string) => ({ name: 'literal', value }) as const;
    const type = {
      name: 'union',
      value: [literal("'a'"), literal("'b'"), { name: 'other', value: 'undefined' }],
    } as const;
    const { size } = presentTypes({
      size: {
        name: 'size',
        type: { ...type, value: [...type.value] },
        table: { type: { summary: 'union' } },
      },
    });
    expect(size?.table?.type).toEqual({ summary: "'a' | 'b'" });
  });
});
