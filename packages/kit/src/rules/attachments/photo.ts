/** Longest side of a photograph that is sent, px, and its JPEG quality. Source: travel-domain.md T8. */
export const photoLimits = { longestSide: 2560, quality: 0.8 } as const;

/** Width and height of a picture, px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture made as small as its longest side may be; one that is small enough stays. */
export function fitWithin({ width, height }: PictureSize, longest: number): PictureSize {
  const scale = Math.min(1, longest / Math.max(width, height));
  const side = (given: number) => Math.max(1, Math.round(given * scale));
  return { width: side(width), height: side(height) };
}
