/** The ways in which a patch breaks the product. */
export const kinds: string[];

/** A patch that breaks the product in one place. */
export interface Patch {
  /** From the root. */
  file: string;
  /** One of `kinds`. */
  kind: string;
  /** The two areas or layers that it lies between. */
  border: string | undefined;
  /** Observer, and what is observed. */
  seen: string;
  /** Files that it changes. */
  touched: string[];
}

/** All patches, in the order of their names. */
export function readPatches(): Patch[];

/** Patches of a trial, by its seed: a third of them lie on a border. */
export function drawn(patches: readonly Patch[], seed: number, count: number): Patch[];
