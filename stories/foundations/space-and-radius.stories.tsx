import { vars } from '@mapp/kit/theme';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { sizeOf, viewportNames } from '../../.storybook/viewports.ts';
import { withoutRole } from '../without-role.ts';
import { Name, Sheet } from './sheet.tsx';
import { tokensOf } from './tokens.ts';

const meta = preview.meta({
  // The story is the page.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
});

const row = { display: 'grid', gridTemplateColumns: '8rem 1fr', gap: vars.space[3], alignItems: 'center' };

export const Space = meta.story({
  render: () => (
    <Sheet
      title="Space"
      text="All on a grid of 4 px: 16 at the page’s edge and inside cards, 12 between cards, 24 between sections."
    >
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
    for (const measured of withoutRole(canvasElement, '[data-space]')) {
      await expect(Number.parseInt(measured.dataset['space'] ?? '', 10) % 4).toBe(0);
    }
  },
});

export const Radius = meta.story({
  render: () => (
    <Sheet title="Radius" text="Tags 4, controls 6, seats 8, cards 12, sheets 20.">
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
    <Sheet title="Size" text="At least 44 for a finger, 60 in large type.">
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
    <Sheet title="Page width" text="Every page is looked at in these widths, from 320 to 1280.">
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
    await expect(withoutRole(canvasElement, '[data-width]')).toHaveLength(viewportNames.length);
  },
});

/** Hairlines first; one soft shadow, for sheets and sticky bars. */
export const Elevation = meta.story({
  render: () => (
    <Sheet title="Depth" text="Hairlines first; sheets and bars at the bottom alone have one soft shadow.">
      <div
        style={{
          padding: vars.space[4],
          border: `1px solid ${vars.color.border.hairline}`,
          borderRadius: vars.radius.card,
          background: vars.color.background.surface,
        }}
      >
        Hairline
      </div>
      <div
        style={{
          padding: vars.space[4],
          background: vars.color.background.surface,
          boxShadow: vars.shadow.bar,
        }}
      >
        Bar at the bottom
      </div>
    </Sheet>
  ),
});
