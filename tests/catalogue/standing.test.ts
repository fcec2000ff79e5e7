import { describe, expect, it } from 'vitest';
import { tagsOf } from '../../.storybook/standing.ts';
import { stories, textOf } from './source.ts';

const statuses = ['stable', 'beta'];

describe('the tags of a story', () => {
  it.each(stories())('$path', ({ path, shows }) => {
    const tags = tagsOf(path);
    const [layer] = shows.split('/');
    const shown = layer === 'screens' || layer === 'components' || layer === 'journeys';
    expect(tags.filter((tag) => statuses.includes(tag))).toHaveLength(
      shown || layer === 'primitives' ? 1 : 0,
    );
    const sections = tags.filter((tag) => /^(membership|travel)-[1-9]$/.test(tag));
    if (layer !== 'components') expect(sections).toHaveLength(shown ? 1 : 0);
    expect(tags).toHaveLength(sections.length + tags.filter((tag) => statuses.includes(tag)).length);
    expect(tags.length).toBe(new Set(tags).size);
  });

  it.each([
    ['stories/screens/points/bill.stories.tsx', ['stable', 'membership-2']],
    ['/anywhere/stories/screens/shell.stories.tsx', ['stable', 'membership-8']],
    ['./stories/screens/check-in/check-in.stories.tsx', ['beta', 'travel-2']],
    ['stories/screens/notices/notice.stories.tsx', ['beta', 'travel-2']],
    ['stories/components/seat-map/lost.stories.tsx', ['beta', 'travel-3', 'travel-5', 'travel-8']],
    ['stories/components/order.stories.tsx', ['beta', 'travel-3', 'travel-4']],
    [
      'stories/components/beneficiary-form.stories.tsx',
      ['stable', 'membership-3', 'membership-4', 'membership-5'],
    ],
    ['stories/components/amount.stories.tsx', ['stable']],
    ['stories/journeys/change-driver.stories.tsx', ['beta', 'travel-4']],
    ['stories/primitives/button.stories.tsx', ['stable']],
    ['stories/foundations/colour.stories.tsx', []],
  ])('%s', (path, tags) => {
    expect(tagsOf(path)).toEqual(tags);
  });

  it('are given where the catalogue reads its stories, which write none of them', () => {
    expect(textOf('.storybook/main.ts')).toContain('tagsOf(fileName)');
    const own = stories().filter(({ path }) =>
      /tags: \[[^\]]*'(stable|beta|membership|travel)/.test(textOf(path)),
    );
    expect(own).toEqual([]);
  });
});
