import type { Stroke } from './ink.ts';

const ring = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** A voucher with a notch at either side. */
const voucher = (x: number, y: number) =>
  `M${x + 4} ${y}h92a4 4 0 0 1 4 4v12a7 7 0 0 0 0 14v12a4 4 0 0 1 -4 4h-92a4 4 0 0 1 -4 -4v-12a7 7 0 0 0 0 -14v-12a4 4 0 0 1 4 -4z`;

/** Drawings of heads on a grid of 168 x 132: one for each area, drawn in the order of their strokes. */
export const headDrawings = {
  /** Ways from the member to the stubs of others. */
  beneficiaries: [
    ['inner', 'M34 66c30 0 24 -42 60 -42M34 66h60M34 66c30 0 24 42 60 42'],
    ['paper', [24, 66, 108].map((y) => `M98 ${y - 16}h78v32h-78v-9a7 7 0 0 0 0 -14z`).join('')],
    ['dash', 'M112 10v28M112 52v28M112 94v28'],
    ['inner', 'M122 24h36M122 66h24M122 108h40'],
    ['paper', ring(24, 66, 10)],
    ['solid', ring(24, 66, 4)],
  ],
  /** A flown coupon, and the points that come back to it. */
  retro: [
    ['faint', 'M10 118h148'],
    [
      'paper',
      'M30 20h104a4 4 0 0 1 4 4v20a8 8 0 0 0 0 16v20a4 4 0 0 1 -4 4h-104a4 4 0 0 1 -4 -4v-20a8 8 0 0 0 0 -16v-20a4 4 0 0 1 4 -4z',
    ],
    ['dash', 'M96 24v56'],
    ['inner', 'M38 36h22M38 70h18M70 36h16M106 36h20M106 46h14M70 70h16'],
    ['line', 'M38 53h8M78 53h8'],
    ['inner', 'M48 53h28'],
    ['ground', ring(116, 92, 24)],
    ['line', 'M104 92a12 12 0 1 0 4 -9M108 76v8h8'],
    ['accent', 'M116 87v10M111 92h10'],
  ],
  /** Vouchers behind each other. */
  coupons: [
    ['faint', voucher(58, 12)],
    ['paper', voucher(40, 36)],
    ['inner', 'M78 52h40'],
    ['ground', voucher(22, 62)],
    ['dash', 'M56 66v38'],
    ['inner', 'M68 80h40M68 91h26'],
    ['accent', 'M33 92l12 -15M34 79v.1M44 90v.1'],
    ['faint', 'M10 122h148'],
  ],
  /** A way between two places, and the coins that it brings. */
  calculator: [
    ['faint', 'M10 120h148'],
    ['dash', 'M26 44c28 -44 88 -44 116 0'],
    ['paper', `${ring(20, 51, 8)}${ring(148, 51, 8)}`],
    [
      'solid',
      'M94 11c0-.9-1-1.4-2.2-1.4h-4.2L82.8 3H80.9l2.3 6.6H79.6L78 7.6h-1.6l1 3.400-1 3.400H78l1.6-2h3.6L80.9 19h1.9l4.8-6.6h4.2c1.2 0 2.2-.5 2.2-1.400z',
    ],
    ['ground', 'M40 120v-22h20v22M74 120v-38h20v38M108 120v-54h20v54'],
    ['inner', 'M40 109h20M74 109h20M74 96h20M108 109h20M108 96h20M108 83h20'],
    ['accent', 'M108 66h20'],
  ],
  /** A case before the houses of a city. */
  business: [
    ['faint', 'M6 120h156'],
    ['paper', 'M92 120v-84h26v84M124 120v-62h24v62'],
    ['inner', 'M100 48h10M100 60h10M100 72h10M100 84h10M132 70h8M132 82h8M132 94h8'],
    ['line', 'M105 36v-14'],
    ['ground', 'M22 64h76a6 6 0 0 1 6 6v44a6 6 0 0 1 -6 6h-76a6 6 0 0 1 -6 -6v-44a6 6 0 0 1 6 -6z'],
    ['line', 'M44 64v-8a6 6 0 0 1 6 -6h20a6 6 0 0 1 6 6v8M16 88h38M66 88h38'],
    ['paper', 'M54 82h12v12h-12z'],
    ['accent', 'M58 88h4'],
  ],
} as const satisfies Record<string, readonly Stroke[]>;
