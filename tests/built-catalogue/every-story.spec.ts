import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { initialGlobals } from '../../.storybook/toolbar.ts';
import { expect, openStory, test as base } from './catalogue.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

const { entries } = JSON.parse(readFileSync('dist/storybook/index.json', 'utf8')) as {
  entries: Readonly<Record<string, Entry>>;
};
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const byTitle = Map.groupBy(stories, ({ title }) => title);

/** One page for each worker: going on to the next story costs less than opening it. */
const test = base.extend<object, { front: Page }>({
  front: [
    async ({ browser, catalogue }, use) => {
      const page = await browser.newPage();
      await openStory(page, catalogue, 'primitives-button--basic');
      // A story that is left while it plays lets Storybook load the page again.
      await page.waitForFunction(() => {
        const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview | undefined;
        return preview?.currentRender?.phase === 'finished';
      });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

interface Channel {
  readonly on: (event: string, listen: (told: unknown) => void) => void;
  readonly off: (event: string, listen: (told: unknown) => void) => void;
  readonly emit: (event: string, payload: unknown) => void;
}

/** A page's width or height: `390px`, or `100%` of the window. */
interface ViewportSize {
  readonly width: string;
  readonly height: string;
}

interface PreparedStory {
  readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
  readonly parameters: {
    readonly viewport: { readonly options: Readonly<Record<string, { readonly styles: ViewportSize }>> };
  };
}

interface Preview {
  readonly storyStoreValue: { readonly loadStory: (asked: { storyId: string }) => Promise<PreparedStory> };
  readonly currentSelection?: { readonly storyId: string };
  readonly currentRender?: { readonly phase?: string };
}

const desktop = { width: 1280, height: 800 };

/** Gives the page the size in which the manager shows a story. */
async function resize(page: Page, storyId: string): Promise<void> {
  const styles = await page.evaluate(
    async ([id, usual]) => {
      const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview;
      const { storyGlobals, parameters } = await preview.storyStoreValue.loadStory({ storyId: id });
      return parameters.viewport.options[storyGlobals.viewport?.value ?? usual]?.styles;
    },
    [storyId, initialGlobals.viewport.value] as const,
  );
  const px = (length: string | undefined, whole: number) =>
    length?.endsWith('px') ? Number.parseInt(length, 10) : whole;
  await page.setViewportSize({
    width: px(styles?.width, desktop.width),
    height: px(styles?.height, desktop.height),
  });
}

/** Goes on to a story, and waits until it has been drawn, played and swept. @returns what is wrong with it, if anything */
const shown = (page: Page, storyId: string): Promise<string> =>
  page.evaluate(async (id) => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
    const ends = ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException'];
    const status = await new Promise<string>((settle) => {
      const listen = (told: unknown) => {
        const { storyId: whose = id, status: how = 'error' } = Object(told) as {
          storyId?: string;
          status?: string;
        };
        if (whose !== id) return;
        for (const end of ends) channel.off(end, listen);
        clearTimeout(late);
        settle(how);
      };
      const late = setTimeout(listen, 45_000, { status: 'late' });
      for (const end of ends) channel.on(end, listen);
      const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview;
      const again = preview.currentSelection?.storyId === id;
      channel.emit(again ? 'forceRemount' : 'setCurrentStory', { storyId: id, viewMode: 'story' });
    });
    const said = ['#error-message', '#error-stack'].map(
      (part) => document.querySelector(part)?.textContent ?? '',
    );
    const message = said.join('\n');
    const failed = document.body.classList.contains('sb-show-errordisplay');
    return status === 'success' && !failed ? '' : `${id}: ${status} ${message.slice(0, 600)}`;
  }, storyId);

test.describe.configure({ mode: 'parallel' });

for (const [title, own] of byTitle) {
  test(`every story of ${title}`, async ({ front }) => {
    test.setTimeout(60_000 + own.length * 20_000);
    const wrong: string[] = [];
    for (const { id } of own) {
      await resize(front, id);
      const said = await shown(front, id);
      if (said !== '') wrong.push(said);
    }
    expect(wrong).toEqual([]);
  });
}
