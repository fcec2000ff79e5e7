import { useEffect, useState } from 'react';
import type { ReadingSheet } from './ReadingSheet.tsx';

type Component = typeof ReadingSheet;

const load = async (): Promise<Component> => (await import('./ReadingSheet.tsx')).ReadingSheet;

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
    if (!soon) return;
    // What fails here is tried again when it is asked for.
    load().then((loaded) => setSheet(() => loaded), ignore);
  }, [soon]);
  const show = (otherwise: () => void) => {
    const opened = (loaded: Component) => {
      setSheet(() => loaded);
      setOpen(true);
    };
    if (Sheet) setOpen(true);
    else load().then(opened, otherwise);
  };
  return { Sheet, open, show, close: () => setOpen(false) };
}

const ignore = () => undefined;
