import { call, type Browser, type InPage } from './browser.ts';
import { find, type Target } from './target.ts';

/** A browser as the journeys see it. It waits for all that a person would wait for. */
export interface Engine {
  /** Opens an address of the site again. */
  readonly open: (address: string) => Promise<void>;
  readonly click: (css: string, words?: string) => Promise<void>;
  /** Types into an empty field. */
  readonly type: (css: string, text: string) => Promise<void>;
  /** The text of what the page shows, once it is there and fits. */
  readonly text: (css: string, fits?: RegExp | string) => Promise<string>;
  /** The address of the page, once it fits. */
  readonly address: (fits: RegExp) => Promise<string>;
  /** Waits until a function of the page gives something true. */
  readonly wait: <Given = undefined>(look: InPage<Given, unknown>, given?: Given) => Promise<void>;
  /** Runs a function in the page. */
  readonly evaluate: <Value, Given = undefined>(act: InPage<Given, Value>, given?: Given) => Promise<Value>;
  readonly screenshot: Browser['screenshot'];
  readonly takeErrors: Browser['takeErrors'];
}

const patience = 15_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Looks until something is there; a page that is just being left has nothing yet. */
async function until<Value>(look: () => Promise<Value | undefined>, what: string): Promise<Value> {
  const end = Date.now() + patience;
  let reason: unknown;
  while (Date.now() < end) {
    const found = await look().catch((failure: unknown) => {
      reason = failure;
      return undefined;
    });
    if (found) return found;
    await pause();
  }
  throw new Error(`The page has no ${what}${reason instanceof Error ? `: ${reason.message}` : ''}`);
}

const nameOf = ({ css, words = '' }: Target) => `${css} ${words}`.trim();

/** The journeys' view of a browser, at an origin. */
export function engineOn(browser: Browser, origin: string): Engine {
  const { screenshot, takeErrors } = browser;
  const evaluate = async <Value, Given>(act: InPage<Given, Value>, given?: Given) =>
    (await browser.evaluate(call(act, given))) as Value;
  /** An act that meets an element that is just being drawn again is done again. */
  const act = async (target: Target, doing: () => Promise<void>): Promise<void> =>
    void (await until(() => doing().then(() => true), nameOf(target)));
  return {
    open: (address) => browser.open(origin + address),
    click: (css, words) => {
      const target = words === undefined ? { css } : { css, words };
      return act(target, () => browser.click(call(find, target)));
    },
    type: (css, text) => act({ css }, () => browser.type(call(find, { css }), text)),
    text: async (css, fits = '') =>
      until(async () => {
        const text = await evaluate((selector) => {
          const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
            element.checkVisibility({ visibilityProperty: true }),
          );
          return shown.map(({ innerText }) => innerText).join('\n');
        }, css);
        const is = typeof fits === 'string' ? text.includes(fits) : fits.test(text);
        return is && text !== '' ? text : undefined;
      }, `${css} with ${fits}`),
    address: (fits) =>
      until(async () => {
        const href = await evaluate(() => location.href);
        return fits.test(href) ? href : undefined;
      }, `address like ${fits}`),
    wait: async (look, given) => {
      const looking = call(look, given);
      await until(
        async () => (await browser.evaluate(`Promise.resolve(${looking}).then(Boolean)`)) === true,
        looking.slice(0, 200),
      );
    },
    evaluate,
    screenshot,
    takeErrors,
  };
}
