import { allTokens, vars } from '@mapp/kit/theme';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Name, Sheet } from './sheet.tsx';

const meta = preview.meta({ parameters: { controls: { disable: true } } });

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
  [...root.querySelectorAll<HTMLElement>('[data-style]')].map((element) =>
    Number.parseFloat(getComputedStyle(element).fontSize),
  );

export const Standard = meta.story({
  render: () => (
    <Sheet title="文字" text="正文 15，标题和金额 17，最大的只有一处。字号跟随读者自己的设置。">
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
    <Sheet title="大字版" text="最小 17，正文 20，按钮和标题 24。">
      <Styles elder />
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(Math.min(...sizes(canvasElement))).toBeGreaterThanOrEqual(17);
  },
});

export const Weights = meta.story({
  render: () => (
    <Sheet title="字重" text="文字 400，名称 500，标题和数字 600。没有 500 的设备上也分得清。">
      <div style={{ fontSize: vars.font.title.size }}>
        {Object.entries(weight).map(([name, value]) => (
          <p key={name} style={{ fontWeight: value }}>{`${name} 积分账单 12,480`}</p>
        ))}
      </div>
    </Sheet>
  ),
});
