import { locales, startWords, withoutScripts, type Locale } from '@mapp/kit/messages';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const sectionIn = (locale: Locale, hotline: string): string => {
  const { title, config, part, retry, hotline: call } = startWords[locale];
  return `<section lang="${locale}"><h2>${title}</h2><p class="config" hidden>${config}</p><p class="part">${part}</p><p class="scripts">${withoutScripts[locale]}</p><p><a href="">${retry}</a> <a href="tel:${escaped(hotline)}"><span>${call}</span> ${escaped(hotline)}</a></p></section>`;
};

/**
 * Part of every page until the site draws itself: it shows itself, without a script, when that takes too long. In every
 * language, since none is known without a script. The site has its words for a start that fails from here (`start-words.ts`).
 */
export const startPage = (hotline: string): string =>
  `<div id="start">${locales.map((locale) => sectionIn(locale, hotline)).join('')}</div>`;

/** How long the site may take until the start page shows itself, s. */
const patience = 10;

/** Once the head's script runs, the page's language is known. */
const otherLanguages = locales
  .map((locale) => `[data-start]:lang(${locale}) #start section:not([lang=${locale}])`)
  .join();

/** Declarations that show it; until then it is far above the window, where the browser lays nothing of it out. */
const seen = 'visibility:visible;top:0';

/**
 * Its style. The root's `data-start` says how far the site has come: nothing when no script runs, `begun` from the head's script
 * on, `running` with the site's own, `failed` when that does not come.
 */
export const startStyle = [
  `@keyframes start{to{${seen}}}`,
  `#start{visibility:hidden;animation:start 0s ${patience}s forwards;position:fixed;inset:-400vh 0 auto;content-visibility:auto;z-index:99;max-height:100%;overflow:auto;box-sizing:border-box;padding:1em;background:var(--mapp-color-background-surface,Canvas);color:var(--mapp-color-text-primary,CanvasText);font:1em/1.5 system-ui,sans-serif}`,
  `#start h2{margin:0;font-size:1.25em}`,
  `#start p{margin:.5em 0}`,
  `#start a{display:inline-block;min-width:44px;margin-right:1em;color:var(--mapp-color-action-text,LinkText);line-height:44px}`,
  `#start .part,[data-start=running] #start .scripts,${otherLanguages}{display:none}`,
  `[data-start=running] #start .part,[data-start=failed] #start .part{display:block}`,
  `[data-start=failed] #start{${seen};animation:none}`,
].join('');

/** Where scripts are off nobody need wait. */
export const withoutScriptStyle = `#start{${seen};animation:none}`;
