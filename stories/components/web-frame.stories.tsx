import { WebFrame } from '@mapp/kit/components/web-frame';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { Button } from '@mapp/kit/primitives/button';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';

const page = (text: string) =>
  `data:text/html;charset=utf-8,${encodeURIComponent(`<!doctype html><html lang="en"><title>Partner</title><main><h1>${text}</h1></main>`)}`;

const meta = preview.meta({
  component: WebFrame,
  args: {
    src: page('Rooms'),
    host: 'hotels.example.com',
    loading: false,
    onLoad: fn(),
    top: '0px',
    action: (
      <Button variant="text" size="medium" icon="external" href="https://hotels.example.com/">
        …
      </Button>
    ),
  },
});

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'webview');

export const Basic = meta.story({
  play: async ({ args, canvas, globals }) => {
    const t = await words(globals);
    const frame = canvas.getByTitle(t('frame.name', { host: args.host }));
    await waitFor(() => expect(args.onLoad).toHaveBeenCalled());
    await expect(canvas.getByText(args.host)).toBeVisible();
    // The least that a partner's page needs: it never moves this one.
    const rights = (frame.getAttribute('sandbox') ?? '').split(' ');
    await expect(rights).not.toContain('allow-top-navigation');
    await expect(rights).not.toContain('allow-downloads');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(frame).not.toHaveAttribute('allow');
  },
});

export const OnItsWay = meta.story({
  args: { loading: true },
  play: async ({ args, canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('loading', { host: args.host }))).toBeVisible();
  },
});

export const LongNameOnANarrowPhone = meta.story({
  args: { host: 'reservations-and-holidays.partner-of-the-airline.example.com:8443' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
