import { lazy } from 'react';
import { preloadMessages } from '../../messages/pack.ts';
import type { Locale } from '../../messages/types.ts';
import { placeOf } from '../../navigation/place.ts';
import type { Destination } from '../../navigation/routes.ts';
import type { FindScreen, Screen, ScreenEntry } from './screen-table.ts';

/** How long a chunk may take. Source: membership.md section 7. */
export const chunkSeconds = 120;

export type ChunkReason = 'timeout' | 'missing';

/** A screen's chunk, or its words, did not come. */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure';
  readonly chunk: string;
  readonly reason: ChunkReason;

  constructor(chunk: string, reason: ChunkReason, cause?: unknown) {
    super(`${chunk}: ${reason}`, { cause });
    this.chunk = chunk;
    this.reason = reason;
  }
}

/** A style sheet that failed is never asked for again by Vite's preload; only a new page does. */
export const lacksStyles = (cause: unknown): boolean =>
  cause instanceof Error && cause.message.startsWith('Unable to preload CSS');

/** The same for a screen. */
export const needsReload = (error: unknown): boolean =>
  error instanceof ChunkFailure && lacksStyles(error.cause);

/** `load` with the time limit; rejects with a `ChunkFailure` that names chunk and reason. */
export function loadInTime<Loaded>(
  chunk: string,
  load: () => Promise<Loaded>,
  seconds = chunkSeconds,
): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkFailure(chunk, 'timeout')), seconds * 1000);
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkFailure(chunk, 'missing', cause)))
      .finally(() => clearTimeout(timer));
  });
}

type Find = () => Promise<ScreenEntry>;

/** Screens made lazy once for each destination and language; a failed one is made again by the retry. */
export interface LazyScreens {
  get: (destination: Destination, find: Find, locale: Locale) => Screen;
  /** Loads one ahead, which then is drawn at once; one that does not come fails with its drawing. */
  preload: (destination: Destination, find: Find, locale: Locale) => Promise<void>;
  forget: (destination: Destination) => void;
}

export function createLazyScreens(): LazyScreens {
  const made = new Map<string, Screen>();
  /** Asked for once, also where the drawing does not wait: a second import would not wait for the styles of the first. */
  const ahead = new Map<string, Promise<Screen>>();
  const keyOf = (destination: Destination, locale: Locale) => `${destination} ${locale}`;
  const load = async (destination: Destination, find: Find, locale: Locale): Promise<Screen> => {
    const [component] = await loadInTime(destination, async () => {
      const { load: loadChunk, catalogues } = await find();
      return Promise.all([loadChunk(), preloadMessages(locale, catalogues)]);
    });
    return component;
  };
  return {
    get(destination, find, locale) {
      const key = keyOf(destination, locale);
      const known = made.get(key);
      if (known) return known;
      const loading = ahead.get(key);
      const screen = lazy(async () => ({ default: await (loading ?? load(destination, find, locale)) }));
      made.set(key, screen);
      return screen;
    },
    async preload(destination, find, locale) {
      const key = keyOf(destination, locale);
      const loading = load(destination, find, locale);
      ahead.set(key, loading);
      const screen = await loading.catch(() => undefined);
      if (screen && !made.has(key)) made.set(key, screen);
    },
    forget(destination) {
      for (const each of [made, ahead])
        for (const key of each.keys()) if (key.startsWith(`${destination} `)) each.delete(key);
    },
  };
}

/** The screens of a site. */
export const lazyScreens = createLazyScreens();

/** Loads the screen of an address before it is drawn; where that fails, its drawing says so. */
export async function preloadScreen(screens: FindScreen, address: string, locale: Locale): Promise<void> {
  const destination = placeOf(address)?.destination;
  const find = destination && screens(destination);
  if (find) await lazyScreens.preload(destination, find, locale);
}
