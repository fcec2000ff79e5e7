import { lazy, Suspense, type ComponentType } from 'react';
import type { DrawingProps } from './Drawing.tsx';
import * as styles from './LaterDrawing.css.ts';

const Nothing = (): null => null;

/** A page without a network does without its drawing. */
const load = async (): Promise<{ default: ComponentType<DrawingProps> }> => {
  try {
    return { default: (await import('./Drawing.tsx')).Drawing };
  } catch {
    return { default: Nothing };
  }
};

const Loaded = lazy(load);

/** A `Drawing` whose strokes come when one is first shown: its place is kept until then. */
export function LaterDrawing(props: DrawingProps) {
  return (
    <div className={styles.place}>
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    </div>
  );
}
