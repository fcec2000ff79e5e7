import type { ComponentType } from 'react';
import type { Catalogue } from '../../messages/pack.ts';
import type { BuiltArea, Destination, DestinationIn } from '../../navigation/routes.ts';

/** A screen takes no props: it reads its place with `usePlace`. */
export type Screen = ComponentType;

/** How one screen comes to the site. */
export interface ScreenEntry {
  /** Loads the screen's chunk. */
  readonly load: () => Promise<Screen>;
  /** The catalogues that it shows; loaded beside the chunk. */
  readonly catalogues: readonly Catalogue[];
}

/** Every screen of an area. */
export type ScreensOf<Within extends BuiltArea> = Readonly<Record<DestinationIn<Within>, ScreenEntry>>;

/** Loads a destination's entry, which may lie in a chunk with those of its area; nothing for what is not built. */
export type FindScreen = (destination: Destination) => (() => Promise<ScreenEntry>) | undefined;

/** Finds screens in a table that is at hand. */
export const screensIn =
  (table: Readonly<Partial<Record<Destination, ScreenEntry>>>): FindScreen =>
  (destination) => {
    const entry = table[destination];
    return entry && (() => Promise.resolve(entry));
  };
