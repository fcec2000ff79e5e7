import type { CSSProperties, Ref } from 'react';

/** A host's own attributes, for its tests, its analytics and its styles. */
export interface DataAttributes {
  /** Any attribute whose name begins with `data-`. */
  [name: `data-${string}`]: string | number | boolean | undefined;
}

/** Attributes that every public component takes on its root element. */
export interface RootProps<Root extends Element = HTMLElement> extends DataAttributes {
  /** Class names of the root, joined with its own. */
  className?: string | undefined;
  /** Styles of the root, over its own. */
  style?: CSSProperties | undefined;
  /** The root element. */
  ref?: Ref<Root> | undefined;
}
