import type { DrawingContext } from 'bwip-js/browser';

/** A symbol as one path in units of its modules; a hole is a part of the path within another (even-odd). */
export interface Drawing {
  readonly columns: number;
  readonly rows: number;
  readonly path: string;
}

const nothing = () => undefined;

/**
 * Takes what the barcode library draws as a path.
 * @param unit pixels that it gives a module at scale 1
 */
export function pathOf(unit: number): DrawingContext<Drawing> {
  let size = { columns: 0, rows: 0 };
  let path = '';
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width, height) => {
      size = { columns: width / unit, rows: height / unit };
    },
    polygon: (points) => {
      path += `M${points.map(([x, y]) => `${x / unit} ${y / unit}`).join('L')}Z`;
    },
    line: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => ({ ...size, path }),
  };
}
