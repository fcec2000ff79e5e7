import type { Stroke } from './ink.ts';

/** A circle as path data. */
const ring = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** A rectangle with round corners. */
const box = (x: number, y: number, width: number, height: number, r: number) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** The stub of a ticket, with a notch at its start. */
const stub = (y: number) => `M92 ${y}h60a4 4 0 0 1 4 4v16a4 4 0 0 1 -4 4h-60v-7a5 5 0 0 0 0 -10z`;

const cloud = (x: number, y: number) =>
  `M${x} ${y}h30a3 3 0 0 0 2 -6 8 8 0 0 0 -9 -4 10 10 0 0 0 -17 2 5 5 0 0 0 -6 8z`;

const ground = (y = 108) => `M4 ${y}h160`;

/** The set on a grid of 168 x 112, drawn in the order of their strokes. Each shows the thing that is missing. */
export const drawings = {
  /** A ticket that comes out of its printer, for orders, claims and receipts. */
  order: [
    ['ground', 'M46 12v36a8 8 0 0 1 0 16v36a4 4 0 0 0 4 4h68a4 4 0 0 0 4 -4v-36a8 8 0 0 1 0 -16v-36z'],
    ['paper', box(28, 2, 112, 11, 5.5)],
    ['inner', 'M60 28h20M90 28h20M60 39h12M90 39h20M60 78h30M60 89h18'],
    ['dash', 'M58 56h54'],
    ['accent', 'M100 77h11v11h-11z'],
  ],
  /** A suitcase with its tag, for journeys. */
  trip: [
    ['faint', `${ground(106)}${cloud(10, 34)}`],
    ['line', 'M66 34v-26h28v26M60 106v5M104 106v5'],
    ['inner', 'M71 34v-26M89 34v-26'],
    ['ground', box(48, 34, 68, 72, 8)],
    ['inner', 'M66 50v40M82 50v40M98 50v40'],
    ['paper', 'M96 24l7 -7 26 9 -9 26 -20 -7z'],
    ['inner', ring(102, 25, 2)],
    ['accent', 'M110 31l11 4M108 38l8 3'],
  ],
  /** Columns without an entry, for a bill. */
  bill: [
    ['faint', 'M18 96h16M42 96h16M66 96h16M90 96h16M114 96h32'],
    ['missing', 'M18 78v-20h14v20M42 78v-34h14v34M66 78v-14h14v14M90 78v-46h14v46M114 78v-27h14v27'],
    ['line', 'M8 78h152'],
    ['solid', 'M136 77a3 3 0 0 1 3 -3h10a3 3 0 0 1 3 3z'],
  ],
  /** A route that nobody flies, for flights and fares. */
  flight: [
    ['faint', 'M38 98h104M52 108h76'],
    ['ground', cloud(60, 86)],
    ['dash', 'M20 64c24 -60 104 -60 128 0'],
    ['paper', `${ring(14, 70, 7)}${ring(154, 70, 7)}`],
    [
      'solid',
      'M95 19c0-.9-1-1.4-2.2-1.4h-4.2L83.8 11H81.9l2.3 6.6H80.6L79 15.6h-1.6l1 3.4-1 3.4H79l1.6-2h3.6L81.9 27h1.9l4.800-6.6h4.200c1.200 0 2.200-.5 2.200-1.4z',
    ],
  ],
  /** A phone that keeps its ticket while the waves are cut. */
  offline: [
    ['faint', `${ground(110)}M124 22a30 30 0 0 1 30 22M122 34a18 18 0 0 1 18 14M120 46a8 8 0 0 1 8 6`],
    ['paper', 'M50 110v-98a8 8 0 0 1 8 -8h48a8 8 0 0 1 8 8v98z'],
    ['line', 'M76 12h12'],
    ['ground', box(59, 24, 46, 72, 4)],
    ['inner', 'M67 35h12M87 35h10M67 45h30'],
    ['dash', 'M61 62h42'],
    ['accent', 'M68 74h10v10h-10zM86 75h11M86 83h7M124 14l32 46'],
  ],
  /** A sign that points nowhere, for an address that leads nowhere. */
  'not-found': [
    ['faint', `M44 4h80M58 4v14M110 4v14${ground(110)}`],
    ['ground', box(20, 18, 128, 48, 6)],
    ['line', 'M6 66h156M16 66v44M152 66v44M90 36a9 9 0 1 1 13 8c-3 1.5 -4 3 -4 6M99 56v.1'],
    ['inner', 'M122 34h14M122 42h14M122 50h8'],
    ['accent', 'M36 42h32M59 33l9 9 -9 9'],
  ],
  /** A slip torn in two, for what could not be had. */
  failed: [
    ['faint', ground()],
    ['ground', 'M78 18h-44a4 4 0 0 0 -4 4v64a4 4 0 0 0 4 4h40l7 -12 -9 -12 9 -12 -9 -12 8 -12z'],
    ['paper', 'M91 24h43a4 4 0 0 1 4 4v64a4 4 0 0 1 -4 4h-47l7 -12 -9 -12 9 -12 -9 -12 8 -12z'],
    ['inner', 'M42 34h22M42 46h14M42 74h18M104 40h22M104 52h16'],
    ['accent', 'M104 80h10M120 80h6'],
  ],
  /** Stubs without a name, for people who are not there yet. */
  people: [
    ['inner', 'M36 56c28 0 22 -34 52 -34M36 56h52M36 56c28 0 22 34 52 34'],
    ['ground', stub(10)],
    ['missing', `${stub(44)}${stub(78)}`],
    ['inner', 'M104 22h36'],
    ['missing', 'M104 56h28M104 90h32'],
    ['paper', ring(27, 56, 9)],
    ['solid', ring(27, 56, 3.5)],
  ],
  /** Vouchers, the upper one without a value. */
  coupon: [
    ['missing', 'M44 34v-10a4 4 0 0 1 4 -4h100a4 4 0 0 1 4 4v42a4 4 0 0 1 -4 4h-6'],
    [
      'ground',
      'M20 38h112a4 4 0 0 1 4 4v14a8 8 0 0 0 0 16v14a4 4 0 0 1 -4 4h-112a4 4 0 0 1 -4 -4v-14a8 8 0 0 0 0 -16v-14a4 4 0 0 1 4 -4z',
    ],
    ['dash', 'M58 44v40'],
    ['inner', 'M72 56h46M72 66h30'],
    ['accent', 'M32 70l12 -12M33 58v.1M43 70v.1M72 78h18'],
  ],
  /** A seat by a window, for seats that are not to be had. */
  seat: [
    ['faint', `${ground()}${box(112, 12, 32, 44, 14)}`],
    ['ground', 'M46 20a8 8 0 0 1 8 -8h8a8 8 0 0 1 8 7l6 42h30a7 7 0 0 1 7 7v8h-52a8 8 0 0 1 -8 -7z'],
    ['line', 'M64 76v32M104 76v32M78 46h26a4 4 0 0 1 4 4v11'],
    ['inner', 'M56 24l5 38'],
    ['accent', 'M78 92h14'],
  ],
  /** A card with an empty frame, for identity documents and what is kept. */
  document: [
    ['faint', ground()],
    ['ground', box(26, 22, 116, 74, 6)],
    ['missing', box(38, 36, 32, 38, 3)],
    ['inner', 'M84 40h44M84 52h30M84 64h38M38 84h90'],
    ['accent', 'M112 84h16'],
  ],
  /** A closed barrier, for what is not open to this traveller. */
  closed: [
    ['faint', ground(106)],
    ['ground', box(56, 8, 56, 30, 4)],
    ['line', 'M84 38v10M26 106v-58M142 106v-58M18 106h16M134 106h16'],
    ['paper', `${ring(26, 44, 5)}${ring(142, 44, 5)}`],
    ['inner', 'M66 18h36M66 27h22'],
    ['accent', 'M31 46c28 24 78 24 106 0M31 56c28 24 78 24 106 0'],
  ],
  /** A month with an empty day, for what has no date yet. */
  calendar: [
    ['faint', ground()],
    ['paper', box(34, 18, 100, 82, 6)],
    ['ground', 'M34 38v-14a6 6 0 0 1 6 -6h88a6 6 0 0 1 6 6v14z'],
    ['line', 'M56 10v16M112 10v16'],
    ['inner', 'M48 52h10M70 52h10M92 52h10M48 68h10M48 84h10M70 84h10M92 84h10M114 52h8M114 68h8'],
    ['missing', box(68, 60, 14, 14, 2)],
    ['accent', 'M92 68h10'],
  ],
} as const satisfies Record<string, readonly Stroke[]>;
