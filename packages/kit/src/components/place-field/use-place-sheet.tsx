import { useState, type ReactNode } from 'react';
import type { PlaceKind } from '../../rules/places/place-index.ts';
import type { PlaceSheet } from './PlaceSheet.tsx';
import type { PlaceHelp } from './types.ts';

interface PlaceSheetGiven {
  title: ReactNode;
  kind: PlaceKind;
  value: string;
  onChange: (code: string, kind: PlaceKind) => void;
  help: PlaceHelp | undefined;
}

/** The list of places over the page, loaded when it is first wanted; when it cannot be loaded, the next tap asks again. */
export function usePlaceSheet(given: PlaceSheetGiven): {
  readonly open: boolean;
  readonly failed: boolean;
  readonly show: () => void;
  readonly sheet: ReactNode;
} {
  const [loaded, setLoaded] = useState<{ Part: typeof PlaceSheet }>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const show = async () => {
    try {
      const { sheetWithCities } = await import('./load-sheet.ts');
      setLoaded({ Part: await sheetWithCities() });
      setOpen(true);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return {
    open,
    failed,
    show: () => void show(),
    sheet: loaded && <loaded.Part {...given} open={open} onOpenChange={setOpen} />,
  };
}
