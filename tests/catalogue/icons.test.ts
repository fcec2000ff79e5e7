import { describe, expect, it } from 'vitest';
import { iconNames } from '@mapp/kit/primitives/icon';
import { iconMeanings } from './icon-meanings.ts';
import { iconWays, waysIn } from './icon-ways.ts';

const ways = iconWays();

describe('the drawings', () => {
  it('have one meaning each, and no two have the same', () => {
    const meanings = iconNames.map((name) => iconMeanings[name].meaning);
    expect(new Set(meanings).size).toBe(iconNames.length);
    expect(Object.keys(iconMeanings).toSorted()).toEqual([...iconNames].toSorted());
  });

  it('lead only where their meaning is', () => {
    const astray = ways.filter(({ icon, destination }) => {
      const { leadsTo = [] } = iconMeanings[icon];
      return leadsTo !== 'anywhere' && !leadsTo.includes(destination);
    });
    expect(astray).toEqual([]);
  });

  it('lead there somewhere: what the table allows is used', () => {
    const used = new Set(ways.map(({ icon, destination }) => `${icon} ${destination}`));
    const idle = iconNames.flatMap((icon) => {
      const { leadsTo = [] } = iconMeanings[icon];
      return leadsTo === 'anywhere'
        ? []
        : leadsTo
            .filter((destination) => !used.has(`${icon} ${destination}`))
            .map((each) => `${icon} ${each}`);
    });
    expect(idle).toEqual([]);
  });
});

describe('the reader of the ways', () => {
  it.each([
    ['an element', `<ListRow icon="gift" label={t('x')} href={href('coupons')} />`],
    ['a row of a table', `['services.x', 'gift', 'coupons'],`],
    ['an object', `{ kind: 'x', icon: 'gift', destination: 'coupons' }`],
    [
      'two records',
      `const icons: Record<S, I> = {\n  x: 'gift',\n};\nconst destinations = {\n  x: 'coupons',\n} as const;`,
    ],
  ])('finds %s', (_, text) => {
    expect(waysIn(text, 'Some.tsx')).toEqual([{ icon: 'gift', destination: 'coupons', path: 'Some.tsx' }]);
  });

  it('reads most of the ways of Home and of the member', () => {
    expect(ways.length).toBeGreaterThan(50);
  });
});
