import { Button } from '@mapp/kit/primitives/button';
import { closeTopOverlay, useOverlay } from '@mapp/kit/primitives/open-overlays';
import { Sheet } from '@mapp/kit/primitives/sheet';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from './padded.tsx';

/** Two panels, one over the other, and a part of a host's own that closes in the same way. */
function Overlays() {
  const [first, setFirst] = useState(false);
  const [second, setSecond] = useState(false);
  const [own, setOwn] = useState(false);
  useOverlay(own, setOwn);
  return (
    <>
      <Button onClick={() => setFirst(true)}>1</Button>
      <Button variant="outline" onClick={() => setOwn(true)}>
        {own ? '+' : '0'}
      </Button>
      <Sheet open={first} onOpenChange={setFirst} title="1" closeLabel="×">
        <Button onClick={() => setSecond(true)}>2</Button>
        <Sheet open={second} onOpenChange={setSecond} title="2" closeLabel="×">
          3
        </Sheet>
      </Sheet>
    </>
  );
}

const meta = preview.meta({ component: Overlays, decorators: [padded] });

const dialogs = () => screen.queryAllByRole('dialog', { hidden: true }).length;

/** Going back closes the topmost first, and then says that nothing is left to close. */
export const TopmostFirst = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1' }));
    await waitFor(() => expect(dialogs()).toBe(1));
    const dialog = within(screen.getByRole('dialog', { name: '1' }));
    await userEvent.click(dialog.getByRole('button', { name: '2' }));
    await waitFor(() => expect(dialogs()).toBe(2));
    await expect(closeTopOverlay()).toBe(true);
    await waitFor(() => expect(dialogs()).toBe(1));
    await expect(closeTopOverlay()).toBe(true);
    await waitFor(() => expect(dialogs()).toBe(0));
    await expect(closeTopOverlay()).toBe(false);
  },
});

export const OfAHostsOwn = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '0' }));
    await expect(closeTopOverlay()).toBe(true);
    await expect(await canvas.findByRole('button', { name: '0' })).toBeVisible();
    await waitFor(() => expect(closeTopOverlay()).toBe(false));
  },
});
