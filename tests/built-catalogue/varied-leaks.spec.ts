import type { Page } from '@playwright/test';
import { expect, openStory, test } from './catalogue.ts';

/** Screens that show the most of a person. */
const screens = [
  'screens-mine--basic',
  'screens-points-bill--basic',
  'screens-account--basic',
  'screens-beneficiaries-beneficiary-detail--basic',
  'screens-saved-people-edit-passenger--basic',
  'screens-check-in-boarding-pass--basic',
];

/** Under what else the toolbar can show each: host, viewer, language, no connection, a call that fails. */
const circumstances: readonly Readonly<Record<string, string>>[] = [
  { host: 'miniprogram' },
  { host: 'rail' },
  { viewer: 'guest' },
  { viewer: 'platinum' },
  { locale: 'ru' },
  { network: 'network' },
  { network: 'http500' },
  { network: 'wrong-shape' },
];

interface Channel {
  once: (event: string, listen: () => void) => void;
  emit: (event: string, payload: unknown) => void;
}

/** Problem of the story in front, as Storybook says it. */
const problem = (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.body.classList.contains('sb-show-errordisplay')
      ? (document.querySelector('#error-message')?.textContent ?? 'an error')
      : '',
  );

/** Opens a story, and waits until its sweep is done. */
async function opened(page: Page, catalogue: string, id: string, globals?: string): Promise<string> {
  await openStory(page, catalogue, id, globals);
  await page.waitForFunction(() => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as
      | { currentRender?: { phase?: string } }
      | undefined;
    return /^(finished|errored)$/.test(preview?.currentRender?.phase ?? '');
  });
  return problem(page);
}

/** Changes the toolbar as a reviewer does, and waits until the story has been swept again. */
async function varied(page: Page, globals: Readonly<Record<string, string>>): Promise<string> {
  await page.evaluate(
    (changed) =>
      new Promise<void>((resolve) => {
        const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
        channel.once('storyFinished', resolve);
        channel.emit('updateGlobals', { globals: changed });
      }),
    globals,
  );
  return problem(page);
}

/** Time that a story may take to be drawn, played and swept once more, ms: a boarding pass takes 5 to 8 s on two busy cores. */
const longest = 15_000;

test.describe('what a story leaves of a person under other circumstances', () => {
  for (const story of screens)
    test(story, async ({ page, catalogue }) => {
      test.setTimeout(60_000 + circumstances.length * longest);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await opened(page, catalogue, story)).toBe('');
      for (const globals of circumstances) {
        const own = { host: 'browser', viewer: 'story', locale: 'zh', network: 'normal' };
        expect(await varied(page, { ...own, ...globals }), JSON.stringify(globals)).not.toContain('leaks');
      }
    });

  test('is found there too', async ({ page, catalogue }) => {
    expect(await opened(page, catalogue, 'screens-mine--basic')).toBe('');
    await page.evaluate(() => localStorage.setItem('left', '13800000004'));
    expect(await varied(page, { viewer: 'platinum' })).toContain('This story leaks');
  });
});
