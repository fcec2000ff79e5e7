import { allTokens, vars } from '@mapp/kit/theme';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { withoutRole } from '../without-role.ts';
import { Name, Sheet } from './sheet.tsx';

const meta = preview.meta({
  // The story is the page.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
});

const { family: _family, weight, ...styles } = vars.font;

type Style = { fontSize: { value: number }; lineHeight: number; fontWeight: number };

/** Size in px, line height, weight, as the standard mode has them. */
const worth = new Map(
  allTokens('light')
    .filter(([path]) => path.startsWith('type.style.'))
    .map(([path, value]) => {
      const { fontSize, lineHeight, fontWeight } = value as Style;
      return [
        path.slice('type.style.'.length),
        `${fontSize.value} / ${Math.round(fontSize.value * lineHeight)}, ${fontWeight}`,
      ];
    }),
);

function Styles({ elder = false }: { elder?: boolean }) {
  return (
    <dl style={{ display: 'grid', gap: vars.space[4] }}>
      {Object.entries(styles).map(([name, style]) => (
        <div
          key={name}
          style={{
            paddingBlockEnd: vars.space[3],
            borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
          }}
        >
          <dt>
            <Name of={name}>{!elder && worth.get(name)}</Name>
          </dt>
          <dd
            data-style={name}
            style={{
              fontSize: style.size,
              lineHeight: style.line,
              fontWeight: style.weight,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {name.startsWith('figure') ? '08:00 12,480' : '北京首都 – 上海虹桥 Баллы 1,200'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const sizes = (root: HTMLElement) =>
  withoutRole(root, '[data-style]').map((element) => Number.parseFloat(getComputedStyle(element).fontSize));

export const Standard = meta.story({
  render: () => (
    <Sheet
      title="Type"
      text="Body 15, titles and amounts 17, the largest in one place alone. Sizes follow the reader’s own setting."
    >
      <Styles />
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(Math.min(...sizes(canvasElement))).toBeGreaterThanOrEqual(12);
  },
});

export const Elder = meta.story({
  globals: { textSize: 'elder' },
  render: () => (
    <Sheet title="Large type" text="The smallest 17, body 20, buttons and titles 24.">
      <Styles elder />
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(Math.min(...sizes(canvasElement))).toBeGreaterThanOrEqual(17);
  },
});

export const Weights = meta.story({
  render: () => (
    <Sheet
      title="Weight"
      text="Text 400, names 500, titles and figures 600. Told apart also on a device without 500."
    >
      <div style={{ fontSize: vars.font.title.size }}>
        {Object.entries(weight).map(([name, value]) => (
          <p key={name} style={{ fontWeight: value }}>{`${name} 积分账单 12,480`}</p>
        ))}
      </div>
    </Sheet>
  ),
});
