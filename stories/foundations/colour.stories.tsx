import { vars } from '@mapp/kit/theme';
import { contrast, mix } from '@mapp/tokens/contrast.ts';
import pairs from '@mapp/tokens/pairs.json' with { type: 'json' };
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../there.ts';
import { withoutRole } from '../without-role.ts';
import { Name, Sheet } from './sheet.tsx';
import { grouped, tokensOf, type ThemeName } from './tokens.ts';

const meta = preview.meta({
  // The story is the page.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
});

const themes = ['light', 'dark'] as const;

function Swatches({ theme }: { theme: ThemeName }) {
  return (
    <section
      data-theme={theme}
      style={{
        padding: vars.space[4],
        borderRadius: vars.radius.card,
        color: vars.color.text.primary,
        background: vars.color.background.page,
      }}
    >
      <h2 style={{ fontWeight: vars.font.weight.semibold }}>{theme === 'light' ? 'Light' : 'Dark'}</h2>
      {[...grouped(tokensOf('semantic', theme))].map(([group, tokens]) => (
        <div
          key={group}
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
            gap: vars.space[3],
            paddingBlock: vars.space[3],
          }}
        >
          {tokens.map(([name, css]) => (
            <div key={name} data-token={name}>
              <div
                style={{
                  blockSize: 44,
                  border: `1px solid ${vars.color.border.control}`,
                  borderRadius: vars.radius.control,
                  background: css,
                }}
              />
              <Name of={name}>{css}</Name>
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

/** Every semantic colour in both themes. */
export const Semantic = meta.story({
  render: () => (
    <Sheet
      title="Colour"
      text="Sky can be pressed, vermilion costs money, jade is done, amber asks for attention, crimson is an error. Colour never speaks alone."
    >
      {themes.map((theme) => (
        <Swatches key={theme} theme={theme} />
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(withoutRole(canvasElement, '[data-token]')).toHaveLength(
      themes.flatMap((theme) => tokensOf('semantic', theme)).length,
    );
  },
});

/** Colours of a theme by name, mixed surfaces included. */
function colorsOf(theme: ThemeName): Map<string, string> {
  const colors = new Map(tokensOf('semantic', theme));
  for (const [name, { of, share }] of Object.entries(pairs.mixed)) {
    const [one = '', other = ''] = of.map((path) => colors.get(path) ?? '');
    colors.set(name, mix(one, other, share));
  }
  return colors;
}

/** As the theme's style sheet paints it, not as the token says; a mixed surface has no property of its own. */
const painted = (path: string, colors: ReadonlyMap<string, string>): string =>
  path in pairs.mixed ? (colors.get(path) ?? '') : `var(--mapp-color-${path.replaceAll('.', '-')})`;

interface PairProps {
  theme: ThemeName;
  color: string;
  surface: string;
  /** The ratio that the pair has to reach. */
  needed: number;
}

function Pair({ theme, color, surface, needed }: PairProps) {
  const colors = colorsOf(theme);
  const ratio = contrast(colors.get(color) ?? '', colors.get(surface) ?? '');
  const [one, other] = [painted(color, colors), painted(surface, colors)];
  const isText = needed >= 4.5;
  return (
    <p
      data-needed={needed}
      data-ratio={ratio}
      style={{
        display: 'flex',
        gap: 12,
        alignItems: 'center',
        padding: '4px 12px',
        borderRadius: 6,
        color: isText ? one : vars.color.text.primary,
        background: other,
        fontSize: vars.font.small.size,
      }}
    >
      {isText ? (
        <b data-mark>永 Aa</b>
      ) : (
        <span
          aria-hidden
          data-mark
          style={{ inlineSize: 24, blockSize: 12, borderRadius: 4, background: one }}
        />
      )}
      <span style={{ flex: 1 }}>{`${color} · ${surface}`}</span>
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>
        {`${ratio.toFixed(1)}${isText && ratio >= 7 ? ' AAA' : ''}`}
      </span>
    </p>
  );
}

const kinds = [pairs.text, pairs.graphic];

const pairsOf = (theme: ThemeName): PairProps[] =>
  kinds.flatMap((kind) =>
    Object.entries(kind.pairs as Record<string, string[]>).flatMap(([color, surfaces]) =>
      surfaces.map((surface) => ({ theme, color, surface, needed: kind.ratio })),
    ),
  );

const contrastPage = () => (
  <Sheet
    title="Contrast"
    text="Text at least 4.5 to 1, the lines of controls and drawings at least 3 to 1; AAA marks what reaches 7 to 1."
  >
    {themes.map((theme) => (
      <section key={theme} data-theme={theme} style={{ display: 'grid', gap: vars.space[1] }}>
        {pairsOf(theme).map((pair) => (
          <Pair key={`${pair.color} ${pair.surface}`} {...pair} />
        ))}
      </section>
    ))}
  </Sheet>
);

/** A painted colour as `#rrggbb`. */
const hexOf = (css: string): string =>
  `#${(css.match(/[\d.]+/g) ?? [])
    .slice(0, 3)
    .map((part) => Math.round(Number(part)).toString(16).padStart(2, '0'))
    .join('')}`;

/** Measures the page: both colours as the browser has painted them. */
async function measured(canvasElement: HTMLElement): Promise<void> {
  const drawn = withoutRole(canvasElement, '[data-needed]');
  await expect(drawn).toHaveLength(themes.flatMap(pairsOf).length);
  const wrong = drawn.flatMap((pair) => {
    const { needed = '', ratio = '' } = pair.dataset;
    const mark = getComputedStyle(there(withoutRole(pair, '[data-mark]')[0]));
    const one = Number(needed) >= 4.5 ? mark.color : mark.backgroundColor;
    const found = contrast(hexOf(one), hexOf(getComputedStyle(pair).backgroundColor));
    const isWell = found >= Number(needed) && Math.abs(found - Number(ratio)) < 0.01;
    return isWell ? [] : [`${pair.textContent}: ${found}, not ${ratio}`];
  });
  await expect(wrong).toEqual([]);
}

/** Each colour on each surface it is on, with the ratio that the tests hold it to. */
export const Contrast = meta.story({
  render: contrastPage,
  play: ({ canvasElement }) => measured(canvasElement),
});

/** Larger text changes no colour. */
export const ContrastInElderMode = meta.story({
  globals: { textSize: 'elder' },
  render: contrastPage,
  play: ({ canvasElement }) => measured(canvasElement),
});

/** A tier's surface runs from one colour to another; both hold both texts. */
export const Tiers = meta.story({
  render: () => (
    <Sheet title="Tiers" text="Five tiers, each with a surface of its own, in both themes.">
      {themes.map((theme) => (
        <section key={theme} data-theme={theme} style={{ display: 'grid', gap: vars.space[3] }}>
          {(['star', 'silver', 'gold', 'platinum', 'child'] as const).map((tier) => {
            const { from, to, text, textSecondary, border } = vars.color.tier[tier];
            return (
              <div
                key={tier}
                style={{
                  padding: 16,
                  border: `1px solid ${border}`,
                  borderRadius: vars.radius.card,
                  color: text,
                  background: `linear-gradient(120deg, ${from}, ${to})`,
                }}
              >
                <b>{tier}</b>
                <p style={{ color: textSecondary }}>6200 0246 8135</p>
              </div>
            );
          })}
        </section>
      ))}
    </Sheet>
  ),
});
