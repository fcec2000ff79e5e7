import { readFileSync } from 'node:fs';
import { expect, test } from './catalogue.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly tags: readonly string[];
}

const { entries } = JSON.parse(readFileSync('dist/storybook/index.json', 'utf8')) as {
  entries: Record<string, Entry>;
};
const pages = Object.values(entries).filter(({ type }) => type === 'docs');

test.describe.configure({ mode: 'parallel' });

test('there are pages of docs', () => {
  expect(pages.length).toBeGreaterThan(100);
});

for (const { id, title, tags } of pages)
  test(`${title} is drawn, and comes to rest`, async ({ page, catalogue, complaints }) => {
    // Its stories are frames of their own, which every-story opens.
    await page.route(/viewMode=story/, (route) => route.fulfill({ body: '', contentType: 'text/html' }));
    await page.goto(`${catalogue}iframe.html?id=${id}&viewMode=docs`);
    const docs = page.locator('#storybook-docs');
    await expect(docs.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(docs.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(docs.getByText(/Invariant Violation|Something went wrong|No story/)).toHaveCount(0);
    // The page says the status by which the side bar is filtered.
    const status = tags.includes('beta') ? 'Beta' : 'Stable';
    if (/^(components|primitives)\/[^/]+$/.test(title))
      await expect(docs.getByText(`· ${status} · @mapp/kit`)).toBeVisible();
    // A page that waits again and again draws itself anew without an end.
    await expect
      .poll(
        () =>
          docs.evaluate(
            (element) =>
              new Promise<number>((resolve) => {
                let changes = 0;
                const observer = new MutationObserver((records) => (changes += records.length));
                observer.observe(element, { childList: true, subtree: true });
                setTimeout(() => {
                  observer.disconnect();
                  resolve(changes);
                }, 300);
              }),
          ),
        { timeout: 20_000 },
      )
      .toBe(0);
    expect(complaints).toEqual([]);
  });
