import { vars } from '@mapp/kit/theme';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { besideAddress, type Along } from '../../.storybook/beside-address.ts';
import generated from '../foundations/covered/coverage.gen.json' with { type: 'json' };
import { readyStoryOf, storyHref, type CoverageGroup } from '../foundations/covered/coverage.ts';
import { Rows, small } from '../foundations/covered/rows.tsx';
import { Sheet } from '../foundations/sheet.tsx';

const meta = preview.meta({
  // The story is the page.
  tags: ['!autodocs'],
  // As wide as the catalogue leaves room.
  globals: { viewport: { value: '100pct-100pct', isRotated: false } },
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: true } },
});

const areas = (generated as CoverageGroup[]).filter(({ kind }) => kind === 'Routes');
const screens = areas.flatMap(({ items }) => items).flatMap((item) => readyStoryOf(item) ?? []);

const ways: readonly (readonly [Along, string])[] = [
  ['languages', 'languages'],
  ['themes', 'themes'],
  ['textSizes', 'text sizes'],
  ['widths', 'widths'],
  ['hosts', 'hosts'],
  ['networks', 'networks'],
];

const link = { display: 'inline-block', minBlockSize: 24, textDecoration: 'underline' } as const;

function Screen({ path, story }: { path: string; story: string }) {
  return (
    <li style={{ display: 'grid', gap: vars.space[1] }}>
      <a href={storyHref(story)} target="_top" style={{ ...link, color: vars.color.action.text }}>
        {path}
      </a>
      <span style={{ ...small, display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }}>
        {ways.map(([along, words]) => (
          <a key={along} href={`./${besideAddress(story, along)}`} target="_top" style={link}>
            {words}
            <span hidden>{` of ${path}`}</span>
          </a>
        ))}
      </span>
    </li>
  );
}

/** Every screen that is built, with the ways to see it side by side. */
export const Every = meta.story({
  render: () => (
    <div lang="en">
      <Sheet
        title="Screens"
        text="Each screen of the documents alone, or side by side: in all languages, themes, text sizes, widths, hosts and networks. Any other story has the same in its toolbar."
      >
        {areas.map(({ title, items }) => (
          <section key={title} style={{ display: 'grid', gap: vars.space[3] }}>
            <h2 style={{ fontWeight: vars.font.weight.semibold }}>{title}</h2>
            <Rows>
              {items.map((item) => {
                const story = readyStoryOf(item);
                return story && <Screen key={item.name} path={item.name} story={story} />;
              })}
            </Rows>
          </section>
        ))}
      </Sheet>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^languages/ })).toHaveLength(screens.length);
    const [first] = canvas.getAllByRole('link', { name: /^languages/ });
    await expect(first).toHaveAttribute(
      'href',
      `./?path=/story/review-beside--languages&args=story:${screens[0]}`,
    );
  },
});
