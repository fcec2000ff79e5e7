import type { Drawing } from './drawing.ts';
import type { Symbology } from './types.ts';

type Draw = (text: string) => Drawing;

/** The library is large; of it, each symbology comes when it is first drawn. */
const loaders: Record<Symbology, () => Promise<{ draw: Draw }>> = {
  qr: () => import('./draw-qr.ts'),
  aztec: () => import('./draw-aztec.ts'),
  pdf417: () => import('./draw-pdf417.ts'),
};

/** Draws a text. Rejects where the symbology has not come, or holds less. */
export const drawSymbol = async (symbology: Symbology, text: string): Promise<Drawing> =>
  (await loaders[symbology]()).draw(text);
