import { useEffect, useState } from 'react';
import type { Drawing } from './drawing.ts';
import { drawSymbol } from './symbols.ts';
import type { Symbology } from './types.ts';

/** A barcode on its way to the screen. */
export type Barcode =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'drawn'; readonly drawing: Drawing }
  | { readonly kind: 'failed'; readonly retry: () => void };

interface Outcome {
  readonly text: string;
  readonly symbology: Symbology;
  readonly drawing: Drawing | undefined;
}

/** Draws a text, as soon as its symbology has come. */
export function useBarcode(text: string, symbology: Symbology): Barcode {
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    const settle = (drawing: Drawing | undefined) => {
      if (wanted) setOutcome({ text, symbology, drawing });
    };
    drawSymbol(symbology, text).then(settle, () => settle(undefined));
    return () => {
      wanted = false;
    };
  }, [text, symbology, attempt]);
  if (outcome?.text !== text || outcome.symbology !== symbology) return { kind: 'waiting' };
  if (outcome.drawing) return { kind: 'drawn', drawing: outcome.drawing };
  const retry = () => {
    setOutcome(undefined);
    setAttempt(attempt + 1);
  };
  return { kind: 'failed', retry };
}
