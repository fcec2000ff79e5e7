import compile from 'icu-minify/compile';
import { locales } from '../src/messages/types.ts';

/** A catalogue: `src/messages/<language>/<area>.json`. */
const catalogue = new RegExp(`/messages/(${locales.join('|')})/[\\w-]+\\.json$`);

/**
 * Compiles ICU catalogues while bundling, so that no message parser reaches the browser.
 * Works in Vite, Storybook, Vitest and tsdown alike.
 */
export function messagesPlugin() {
  return {
    name: 'mapp:messages',
    enforce: 'pre' as const,
    transform: {
      filter: { id: catalogue },
      handler(code: string, id: string) {
        const source = JSON.parse(code) as Record<string, string>;
        const compiled = Object.fromEntries(
          Object.entries(source).map(([key, message]) => {
            try {
              return [key, compile(message)];
            } catch (cause) {
              throw new Error(`${id}: the message "${key}" is not valid ICU: ${message}`, { cause });
            }
          }),
        );
        return { code: `export default ${JSON.stringify(compiled)}`, moduleType: 'js' as const, map: null };
      },
    },
  };
}
