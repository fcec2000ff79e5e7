import { messagesFor, type Locale } from '@mapp/kit/messages';
import { OutLinkScreen } from '@mapp/kit/screens/booking/out-link';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';

const at = (url: string) => `/overbook/outLink?${new URLSearchParams({ url })}`;
const partner = 'https://hotels.example.com/rooms?city=SHA';

const meta = preview.meta({
  component: OutLinkScreen,
  tags: ['!autodocs'],
  parameters: {
    address: at(partner),
    config: { webviewAllow: ['https://hotels.example.com'] },
    member: null,
  },
});

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'webview');
const host = 'hotels.example.com';

/** The site and its whole address, named before one leaves. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('heading', { name: t('leaving.title', { host }) })).toBeVisible();
    await expect(canvas.getByText(partner)).toBeVisible();
    await expect(canvas.getByText(t('out.window'))).toBeVisible();
    const out = canvas.getByRole('link', { name: t('out.go', { host }) });
    await expect(out).toHaveAttribute('href', partner);
    await expect(out).toHaveAttribute('rel', 'noreferrer');
    await expect(out).toHaveAttribute('target', '_blank');
  },
});

/** A mini-program has no other window. */
export const InAHost = meta.story({
  globals: { host: 'miniprogram' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('link', { name: t('out.go', { host }) })).not.toHaveAttribute(
      'target',
    );
    await expect(canvas.getByText(t('out.place'))).toBeVisible();
  },
});

/** A site that is no partner's is not left for, and its address is not repeated. */
export const NotOnTheList = meta.story({
  parameters: { address: at('https://evil.example/') },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('refused.title'))).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('evil.example');
    await expect(canvas.queryByRole('link', { name: t('out.go', { host }) })).toBeNull();
  },
});

/** An address that poses as a partner's. */
export const PosingAsAPartner = meta.story({
  parameters: { address: at('https://hotels.example.com@evil.example/') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('refused.userInfo'))).toBeVisible();
  },
});

/** Opened without an address. */
export const NoAddress = meta.story({
  parameters: { address: '/overbook/outLink' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('refused.missing'))).toBeVisible();
  },
});

/** Our own page needs no leaving. */
export const OwnPage = meta.story({
  parameters: { address: at('/mapp/myBill') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('link', { name: t('own.go') })).toHaveAttribute(
      'href',
      '/mapp/myBill',
    );
  },
});
