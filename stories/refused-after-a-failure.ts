import type { Airline } from '@mapp/sandbox/engine';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { showsThatItWaits } from './waiting.ts';
import { words } from './words.ts';

interface Told {
  readonly canvas: ReturnType<typeof within>;
  readonly canvasElement: HTMLElement;
  readonly globals: Record<string, unknown>;
  readonly airline: Airline;
}

/**
 * A screen that says that a read failed, and says that it was refused when it is asked for again. It ends
 * as the failed screen looks, so no picture is taken.
 * @param path of the read
 * @param latency milliseconds before each answer, for a screen that no other story shows while it waits
 */
export const refusedAfterAFailure = (path: string, latency = 0) => ({
  parameters: { latency, chromatic: { disableSnapshot: true } },
  beforeEach: ({ airline }: Pick<Told, 'airline'>) => {
    airline.fault({ path, kind: 'http500', times: 1 });
    airline.fault({ path, kind: 'refused', times: 1 });
  },
  play: async ({ canvas, canvasElement, globals, airline }: Told) => {
    const t = await words(globals, 'failures');
    const struck = () =>
      airline.requests().flatMap(({ path: asked, fault }) => (asked === path && fault ? [fault] : []));
    if (latency > 0) await showsThatItWaits(canvasElement);
    await waitFor(() => expect(struck()).toEqual(['http500']));
    const again = await canvas.findByRole('button', { name: t('retry') });
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(again);
    await waitFor(() => expect(struck()).toEqual(['http500', 'refused']));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('retry') })).toBeVisible();
  },
});
