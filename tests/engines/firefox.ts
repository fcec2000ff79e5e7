import { launch, type ElementHandle } from 'puppeteer-core';
import { heardErrors, listenForErrors, size, timeZone, type Browser } from './browser.ts';

/** Firefox by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(program: string): Promise<Browser> {
  const firefox = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    defaultViewport: size,
    env: { ...process.env, TZ: timeZone },
    extraPrefsFirefox: { 'intl.accept_languages': 'zh-CN', 'ui.prefersReducedMotion': 1 },
  });
  const page = (await firefox.pages())[0] ?? (await firefox.newPage());
  await page.setViewport(size);
  await page.evaluateOnNewDocument(listenForErrors);
  const element = async (expression: string): Promise<ElementHandle> => {
    const found = (await page.evaluateHandle(expression)).asElement();
    if (!found) throw new Error('The page has no such element');
    return found as ElementHandle;
  };
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    click: async (expression) => (await element(expression)).click(),
    type: async (expression, text) => (await element(expression)).type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    takeErrors: async () => (await page.evaluate(heardErrors)) as string[],
    close: () => firefox.close(),
  };
}
