import { messagesFor, type Locale } from '@mapp/kit/messages';
import { WebviewScreen } from '@mapp/kit/screens/webview/webview';
import { expect } from 'storybook/test';
import type { StoryContext } from 'storybook/internal/csf';
import preview from '#storybook/preview';
import { withoutRole } from '../../without-role.ts';

const at = (url: string) => `/webview?${new URLSearchParams({ url })}`;
const partner = 'https://hotels.example.com/rooms?city=SHA';

const meta = preview.meta({
  component: WebviewScreen,
  tags: ['!autodocs'],
  parameters: {
    address: at(partner),
    config: { webviewAllow: ['https://hotels.example.com'] },
    member: null,
  },
});

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'webview');
const wordsOfShell = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'shell');

/** The destination is named, and nothing of it is asked for yet. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals);
    await expect(
      await canvas.findByRole('heading', { name: t('leaving.title', { host: 'hotels.example.com' }) }),
    ).toBeVisible();
    await expect(canvas.getByText(partner)).toBeVisible();
    await expect(withoutRole(canvasElement, 'iframe')).toHaveLength(0);
    const outside = canvas.getByRole('link', { name: t('open.browser') });
    await expect(outside).toHaveAttribute('href', partner);
    await expect(outside).toHaveAttribute('rel', 'noreferrer');
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('button', { name: t('leaving.show') })).toBeVisible();
  },
});

/** A mini-program has no other window. */
export const InAHost = meta.story({
  globals: { host: 'miniprogram' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('link', { name: t('open.host') })).not.toHaveAttribute('target');
  },
});

const refusal = (why: 'missing' | 'malformed' | 'scheme' | 'userInfo' | 'notListed', address: string) => ({
  parameters: { address },
  play: async ({ canvas, canvasElement, globals }: StoryContext) => {
    const t = await words(globals);
    const shell = await wordsOfShell(globals);
    await expect(await canvas.findByText(t('refused.title'))).toBeVisible();
    const text = t(`refused.${why}`, { airline: '…' })
      .split('…')
      .toSorted((a, b) => b.length - a.length)[0];
    await expect(canvasElement).toHaveTextContent(text ?? '');
    await expect(withoutRole(canvasElement, 'iframe')).toHaveLength(0);
    await expect(canvas.getByRole('link', { name: shell('home') })).toHaveAttribute('href', '/mapp/Home');
  },
});

export const NoAddress = meta.story(refusal('missing', '/webview'));
export const Malformed = meta.story(refusal('malformed', at('hotels.example.com')));
export const AnotherScheme = meta.story(refusal('scheme', at('http://hotels.example.com/')));
export const PosingAsAPartner = meta.story(
  refusal('userInfo', at('https://hotels.example.com@evil.example/')),
);
export const NotOnTheList = meta.story(refusal('notListed', at('https://evil.example/')));

/** Our own page needs no frame. */
export const OwnPage = meta.story({
  parameters: { address: at('/mapp/myBill') },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('link', { name: t('own.go') })).toHaveAttribute(
      'href',
      '/mapp/myBill',
    );
    await expect(withoutRole(canvasElement, 'iframe')).toHaveLength(0);
  },
});
