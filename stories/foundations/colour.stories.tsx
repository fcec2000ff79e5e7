import { vars } from '@mapp/kit/theme';
import { contrast, mix } from '@mapp/tokens/contrast.ts';
import pairs from '@mapp/tokens/pairs.json' with { type: 'json' };
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Name, Sheet } from './sheet.tsx';
import { grouped, tokensOf, type ThemeName } from './tokens.ts';

const meta = preview.meta({ parameters: { controls: { disable: true } } });

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
      <h2 style={{ fontWeight: vars.font.weight.semibold }}>{theme === 'light' ? '浅色' : '深色'}</h2>
      {[...grouped(tokensOf('semantic', theme))].map(([group, tokens]) => (
        <div
          key={group}
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
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
    <Sheet title="颜色" text="天蓝可以按，朱红要花钱，翠绿已完成，琥珀要留意，绯红有错误。颜色从不单独说话。">
      {themes.map((theme) => (
        <Swatches key={theme} theme={theme} />
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-token]')).toHaveLength(
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

/** Each colour on each surface it stands on, with the ratio that the tests hold it to. */
export const Contrast = meta.story({
  render: () => (
    <Sheet title="对比度" text="文字至少 4.5 比 1，控件的线和图形至少 3 比 1。">
      {themes.map((theme) => (
        <section key={theme} data-theme={theme} style={{ display: 'grid', gap: vars.space[1] }}>
          {[pairs.text, pairs.graphic].flatMap((kind) =>
            Object.entries(kind.pairs as Record<string, string[]>).flatMap(([color, surfaces]) =>
              surfaces.map((surface) => (
                <Pair key={`${color} ${surface}`} {...{ theme, color, surface, needed: kind.ratio }} />
              )),
            ),
          )}
        </section>
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    for (const pair of canvasElement.querySelectorAll<HTMLElement>('[data-needed]')) {
      await expect(Number(pair.dataset['ratio'])).toBeGreaterThanOrEqual(Number(pair.dataset['needed']));
    }
  },
});

function Pair({
  theme,
  color,
  surface,
  needed,
}: {
  theme: ThemeName;
  color: string;
  surface: string;
  needed: number;
}) {
  const colors = colorsOf(theme);
  const [one = '', other = ''] = [colors.get(color), colors.get(surface)];
  const ratio = contrast(one, other);
  const mark =
    needed < 4.5 ? (
      <span aria-hidden style={{ inlineSize: 24, blockSize: 12, borderRadius: 4, background: one }} />
    ) : (
      <b>永 Aa</b>
    );
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
        color: needed < 4.5 ? vars.color.text.primary : one,
        background: other,
        fontSize: vars.font.small.size,
      }}
    >
      {mark}
      <span style={{ flex: 1 }}>{`${color} · ${surface}`}</span>
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>{ratio.toFixed(1)}</span>
    </p>
  );
}

/** A tier's surface runs from one colour to another; both hold both texts. */
export const Tiers = meta.story({
  render: () => (
    <Sheet title="会员等级" text="五个等级各有一个表面，两种主题。">
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
