import { Icon, iconNames } from '@mapp/kit/primitives/icon';
import { vars } from '@mapp/kit/theme';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Sheet } from './sheet.tsx';

const meta = preview.meta({
  // The story is the page.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
});

export const Set = meta.story({
  render: () => (
    <Sheet
      title="Icons"
      text="A grid of 24, lines of 1.5 px with round ends and corners, in the colour of the text. The aeroplane of a route alone is filled."
    >
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
