import { vars } from '@mapp/kit/theme';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { sizeOf, viewportNames } from '../../.storybook/viewports.ts';
import { Name, Sheet } from './sheet.tsx';
import { tokensOf } from './tokens.ts';

const meta = preview.meta({ parameters: { controls: { disable: true } } });

const row = { display: 'grid', gridTemplateColumns: '8rem 1fr', gap: vars.space[3], alignItems: 'center' };

export const Space = meta.story({
  render: () => (
    <Sheet title="间距" text="都在 4 px 的格子上：页边和卡片内 16，卡片之间 12，段落之间 24。">
      <div style={{ display: 'grid', gap: vars.space[2] }}>
        {tokensOf('space').map(([name, css]) => (
          <div key={name} data-space={css} style={row}>
            <Name of={`space.${name}`}>{css}</Name>
            <div style={{ inlineSize: css, blockSize: 16, background: vars.color.action.fill }} />
          </div>
        ))}
      </div>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    for (const measured of canvasElement.querySelectorAll<HTMLElement>('[data-space]')) {
      await expect(Number.parseInt(measured.dataset['space'] ?? '', 10) % 4).toBe(0);
    }
  },
});

export const Radius = meta.story({
  render: () => (
    <Sheet title="圆角" text="标签 4，控件 6，座位 8，卡片 12，面板 20。">
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space[4] }}>
        {tokensOf('radius').map(([name, css]) => (
          <div key={name}>
            <div
              style={{
                blockSize: 64,
                border: `1px solid ${vars.color.border.control}`,
                borderRadius: css,
                background: vars.color.background.surface,
              }}
            />
            <Name of={`radius.${name}`}>{css}</Name>
          </div>
        ))}
      </div>
    </Sheet>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <Sheet title="尺寸" text="手指至少 44，大字版至少 60。">
      <div style={{ display: 'grid', gap: vars.space[2] }}>
        {['size', 'border'].flatMap((group) =>
          tokensOf(group).map(([name, css]) => (
            <Name key={`${group}.${name}`} of={`${group}.${name}`}>
              {css}
            </Name>
          )),
        )}
      </div>
    </Sheet>
  ),
});

/** The pages at which every screen is looked at, to scale. */
export const Pages = meta.story({
  render: () => (
    <Sheet title="页宽" text="每个页面都在这些宽度上看过，从 320 到 1280。">
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3] }}>
        {viewportNames.map((name) => {
          const { width, height } = sizeOf(name);
          return (
            <div key={name} data-width={width}>
              <div
                style={{
                  inlineSize: width / 5,
                  blockSize: height / 5,
                  border: `1px solid ${vars.color.border.control}`,
                  borderRadius: vars.radius.tag,
                  background: vars.color.background.surface,
                }}
              />
              <Name of={`viewport.${name}`}>{`${width} × ${height}`}</Name>
            </div>
          );
        })}
      </div>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-width]')).toHaveLength(viewportNames.length);
  },
});

/** Hairlines first; one soft shadow, for sheets and sticky bars. */
export const Elevation = meta.story({
  render: () => (
    <Sheet title="层次" text="先用细线，面板和吸底栏才有一道柔和的影子。">
      <div
        style={{
          padding: vars.space[4],
          border: `1px solid ${vars.color.border.hairline}`,
          borderRadius: vars.radius.card,
          background: vars.color.background.surface,
        }}
      >
        细线
      </div>
      <div
        style={{
          padding: vars.space[4],
          background: vars.color.background.surface,
          boxShadow: vars.shadow.bar,
        }}
      >
        吸底栏
      </div>
    </Sheet>
  ),
});
