import { Icon, iconNames } from '@mapp/kit/primitives/icon';
import { vars } from '@mapp/kit/theme';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Sheet } from './sheet.tsx';

const meta = preview.meta({ parameters: { controls: { disable: true } } });

export const Set = meta.story({
  render: () => (
    <Sheet title="图标" text="24 的格子，1.5 px 的线，圆头圆角，跟随文字的颜色。实心的只有航线上的飞机。">
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
          gap: vars.space[4],
        }}
      >
        {iconNames.map((name) => (
          <li
            key={name}
            style={{
              display: 'grid',
              justifyItems: 'center',
              gap: vars.space[1],
              fontSize: vars.font.caption.size,
            }}
          >
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(iconNames.length);
  },
});
