import { useEffect, useState } from 'react';
import type { ReadingSheet } from './ReadingSheet.tsx';

type Component = typeof ReadingSheet;

const load = () => import('./ReadingSheet.tsx');

const ignore = () => undefined;

/** The sheet, which is loaded apart, and whether it is open. */
export interface OpenableSheet {
  readonly Sheet: Component | undefined;
  readonly open: boolean;
  /** Opens it once it is there; a failure to load leaves another way open through `otherwise`. */
  show(otherwise: () => void): void;
  close(): void;
}

/** @param soon it is likely to be opened, and may be loaded */
export function useReadingSheet(soon: boolean): OpenableSheet {
  const [Sheet, setSheet] = useState<Component>();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // A load that fails here is tried again when it is asked for.
    if (soon) load().catch(ignore);
  }, [soon]);
  const show = (otherwise: () => void) => {
    load().then((loaded) => {
      setSheet(() => loaded.ReadingSheet);
      setOpen(true);
    }, otherwise);
  };
  return { Sheet, open, show, close: () => setOpen(false) };
}
