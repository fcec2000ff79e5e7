import { Icon, iconNames } from '@mapp/kit/primitives/icon';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { withoutRole } from '../without-role.ts';
import { padded } from './padded.tsx';

const meta = preview.meta({ component: Icon, decorators: [padded], args: { name: 'baggage' as const } });

export const Basic = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(withoutRole(canvasElement, 'svg')[0]).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Named = meta.story({
  args: { name: 'offline', label: '没有网络' },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('img', { name: said('没有网络') })).toBeVisible();
  },
});

/** The stroke is 1.5 px at every size. */
export const Sizes = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      {([16, 20, 24, 32] as const).map((size) => (
        <Icon key={size} name="calendar" size={size} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const drawing of withoutRole(canvasElement, 'svg')) {
      const stroke = Number(drawing.getAttribute('stroke-width'));
      await expect((stroke * drawing.getBoundingClientRect().width) / 24).toBeCloseTo(1.5);
    }
  },
});

export const EveryDrawing = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 16 }}>
      {iconNames.map((name) => (
        <Icon key={name} name={name} label={name} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const drawings = canvas.getAllByRole('img') as Element[] as SVGGraphicsElement[];
    await expect(drawings).toHaveLength(iconNames.length);
    for (const drawing of drawings) {
      const { x, y, width, height } = drawing.getBBox();
      await expect({
        name: drawing.getAttribute('aria-label'),
        inside: x >= 0 && y >= 0 && x + width <= 24 && y + height <= 24,
      }).toEqual({
        name: drawing.getAttribute('aria-label'),
        inside: true,
      });
    }
  },
});
