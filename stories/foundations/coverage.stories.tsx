import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { withoutRole } from '../without-role.ts';
import generated from './covered/coverage.gen.json' with { type: 'json' };
import { countOf, type CoverageGroup } from './covered/coverage.ts';
import { CoveragePage } from './covered/CoveragePage.tsx';
import { Sheet } from './sheet.tsx';

const groups = generated as CoverageGroup[];

const meta = preview.meta({
  // The story is the page.
  tags: ['!autodocs'],
  // As wide as the catalogue leaves room.
  globals: { viewport: { value: '100pct-100pct', isRotated: false } },
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: true } },
});

const page = (shown: readonly CoverageGroup[]) => (
  <div lang="en">
    <Sheet
      title="Coverage"
      text="Routes, calls, codes, messages, roles, states, limits and constants of the two documents, against the stories and tests that show them. A route is shown when it is seen ready, empty, failed, refused and slow, as far as each can occur; each leads to its story."
    >
      <CoveragePage groups={shown} />
    </Sheet>
  </div>
);

/** The whole of the two documents. */
export const Documents = meta.story({
  render: () => page(groups),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { shown, missing, toCome } = countOf(groups);
    await expect(withoutRole(canvasElement, '[data-count="all"]')[0]).toHaveTextContent(
      `${shown} shown · ${missing} missing · ${toCome} to come`,
    );
    await expect(shown).toBeGreaterThan(0);
    await userEvent.click(canvas.getByText('points.activity'));
    const link = await canvas.findAllByRole('link', { name: 'components-points-bill--every-activity' });
    await expect(link[0]).toHaveAttribute('href', './?path=/story/components-points-bill--every-activity');
    await expect(link[0]).toHaveAttribute('target', '_top');
  },
});

const item = { note: '', stories: [], tests: [] };
const withGap: readonly CoverageGroup[] = [
  {
    kind: 'Routes',
    title: 'points',
    items: [
      {
        ...item,
        name: '/myBill',
        standing: 'missing',
        states: [
          { state: 'ready', standing: 'shown', story: 'screens-points-bill--basic' },
          { state: 'empty', standing: 'cannotOccur', reason: 'there is always an entry' },
          { state: 'failed', standing: 'missing' },
        ],
      },
      { ...item, name: '/calculator', standing: 'toCome' },
    ],
  },
];

/** A built part that nothing shows is named before everything else; in the dark. */
export const SomethingMissing = meta.story({
  globals: { theme: 'dark' },
  render: () => page(withGap),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(withoutRole(canvasElement, '[data-count="all"]')[0]).toHaveTextContent(
      '0 shown · 1 missing · 1 to come',
    );
    await expect(canvas.getByRole('heading', { name: 'Still missing' })).toBeVisible();
    await expect(canvas.getByText('/myBill')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ready' })).toHaveAttribute(
      'href',
      './?path=/story/screens-points-bill--basic',
    );
    const states = withoutRole(canvasElement, '[data-state]').map(({ textContent }) => textContent);
    await expect(states).toEqual(['ready', 'emptycannot occur: there is always an entry', 'failedmissing']);
    await userEvent.click(canvas.getByText('points'));
    await waitFor(() => expect(canvas.getByText('/calculator')).toBeVisible());
  },
});
