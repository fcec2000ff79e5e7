import type { Airline } from '@mapp/sandbox/engine';
import { expect, type within } from 'storybook/test';
import { sentTo } from './sent-to.ts';
import { words } from './words.ts';

interface Told {
  readonly canvas: ReturnType<typeof within>;
  readonly canvasElement: HTMLElement;
  readonly globals: Record<string, unknown>;
  readonly airline: Airline;
}

/**
 * A form whose saving is refused, so that it can be sent once more, and then brings no answer, so that it can be looked up.
 * It ends with the notice that other forms are pictured with, so no picture is taken.
 * @param path of the write
 * @param fill types everything
 * @param press sends it
 */
export const refusedThenUnknown = (
  path: string,
  fill: (told: Told) => Promise<void>,
  press: (told: Told) => Promise<void>,
) => ({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ airline }: Pick<Told, 'airline'>) => {
    airline.fault({ path, kind: 'refused', times: 1 });
    airline.fault({ path, kind: 'http500', times: 1 });
  },
  play: async (told: Told) => {
    const outcome = await words(told.globals, 'outcome');
    await fill(told);
    await press(told);
    await expect(await told.canvas.findByRole('alert')).toBeVisible();
    await expect(told.canvas.queryByRole('button', { name: outcome('check') })).toBeNull();
    await press(told);
    await expect(await told.canvas.findByRole('button', { name: outcome('check') })).toBeVisible();
    await expect(sentTo(told.airline, path)).toHaveLength(2);
  },
});
