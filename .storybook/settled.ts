import { preloadMessages, type Catalogue, type Locale } from '@mapp/kit/messages';
import type { Airline } from '@mapp/sandbox/engine';
import type { World } from './world.ts';

/** Every catalogue, so that nothing waits for words: what is drawn first is what axe reads. */
const areas = Object.keys(import.meta.glob('../packages/kit/src/messages/zh/*.json')).map(
  (path) => /([\w-]+)\.json$/.exec(path)?.[1] as Catalogue,
);

const loaded = new Map<Locale, Promise<void>>();

/** Loads all words of a language, once in a page. */
export function loadMessages(locale: Locale): Promise<void> {
  const loading = loaded.get(locale) ?? preloadMessages(locale, areas);
  loaded.set(locale, loading);
  return loading;
}

/** Waits until something has come about, a few milliseconds at a time; what takes longer is not waited for. */
export const until = async (settled: () => boolean, milliseconds = 1000): Promise<void> => {
  const end = performance.now() + milliseconds;
  while (!settled() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 4));
};

/** Waits for the calls that are on their way. One that is never answered is not waited for. */
export const hasAsked = (airline: Airline, queries: World['queries']): Promise<void> => {
  const silent = () => airline.requests().filter(({ fault }) => fault === 'timeout').length;
  return until(() => queries.isFetching() + queries.isMutating() <= silent());
};
