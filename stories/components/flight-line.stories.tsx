import { FlightLine } from '@mapp/kit/components/flight-line';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';

const meta = preview.meta({
  component: FlightLine,
  decorators: [padded],
  args: {
    flight: {
      flightNo: 'MU5101',
      departure: { name: '北京首都', time: '2026-06-02T08:00:00+08:00' },
      arrival: { name: '上海虹桥' },
    },
  },
});

export const Basic = meta.story({
  play: async ({ canvas, said }) => {
    await expect(await canvas.findByText(said('MU5101 北京首都 – 上海虹桥'))).toBeVisible();
    await expect(canvas.getByText(/08:00$/)).toHaveAttribute('datetime', '2026-06-02T08:00:00+08:00');
  },
});

export const Strong = meta.story({ args: { look: 'strong' } });

/** The time is the airport's own, wherever the reader is; long names let it go below. */
export const LongNames = meta.story({
  args: {
    flight: {
      flightNo: 'MU591',
      departure: { name: 'Шанхай (Пудун)', time: '2026-06-11T00:35:00+03:00' },
      arrival: { name: 'Москва (Шереметьево)' },
    },
    look: 'strong',
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const when = canvas.getByText(/00:35$/);
    await expect(when.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText(/^MU591/).getBoundingClientRect().top,
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
