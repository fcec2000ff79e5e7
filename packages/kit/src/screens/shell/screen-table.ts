import type { ComponentType } from 'react';
import type { Area } from '../../messages/pack.ts';
import type { Destination } from '../../navigation/routes.ts';

/** A screen takes no props: it reads its place with `usePlace`. */
export type Screen = ComponentType;

/** How one screen comes to the site. */
export interface ScreenEntry {
  /** Loads the screen's chunk. */
  readonly load: () => Promise<Screen>;
  /** The catalogues that it shows; loaded beside the chunk. */
  readonly areas: readonly Area[];
  /** Stays as it was left, hidden, while another screen is shown. */
  readonly keepAlive?: boolean;
  /** A guest signs in first: the route is open by the documents, but what it asks for is the member's. */
  readonly forMembers?: boolean;
}

/** The destinations that are built. Whatever is missing answers with not-found. */
export type ScreenTable = Readonly<Partial<Record<Destination, ScreenEntry>>>;
