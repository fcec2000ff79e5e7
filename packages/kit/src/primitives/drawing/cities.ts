import type { Stroke } from './ink.ts';

const line = 'M4 58h88';

/** Line-marks on a grid of 96 x 64, all on one ground line, by the code of the city. */
export const cityMarks = {
  BJS: [
    ['line', line],
    ['paper', 'M30 58v-4h36v4M34 54v-8h28v8'],
    [
      'ground',
      'M26 46c8 -1 13 -4 15 -9h14c2 5 7 8 15 9zM34 37c5 -1 8 -4 9 -8h10c1 4 4 7 9 8zM42 29c3 -2 5 -5 6 -10 1 5 3 8 6 10z',
    ],
    ['inner', 'M41 54v-8M48 54v-8M55 54v-8'],
  ],
  SHA: [
    ['line', line],
    ['ground', 'M58 58v-36l6 -6 6 6v36M74 58v-28h8v28'],
    ['line', 'M34 8v10M34 26v14M28 58l4 -10M40 58l-4 -10M34 50v8'],
    ['paper', 'M30 22a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M27 45a7 7 0 1 0 14 0a7 7 0 1 0 -14 0'],
    ['inner', 'M64 24v34M14 58v-12h8v12'],
  ],
  CAN: [
    ['line', line],
    ['ground', 'M42 58c5 -14 5 -24 2 -36h8c-3 12 -3 22 2 36z'],
    ['line', 'M48 6v16'],
    ['inner', 'M43 28h10M45 36h6M45 44h6M43 52h10M18 58v-14h10v14M68 58v-18h10v18'],
  ],
  SIA: [
    ['line', line],
    ['paper', 'M38 58v-8h20v8M40 50v-8h16v8M42 42v-8h12v8M44 34v-7h8v7'],
    ['ground', 'M34 50h28l-3 -3h-22zM37 42h22l-3 -3h-16zM39 34h18l-3 -3h-12zM41 27h14l-4 -5h-6z'],
    ['line', 'M48 22v-10'],
    ['inner', 'M14 58c2 -6 8 -6 10 0M72 58c2 -6 8 -6 10 0'],
  ],
  LXA: [
    ['inner', 'M6 58l16 -28 8 10M66 40l8 -12 16 30'],
    ['line', line],
    ['ground', 'M16 58l4 -14h12l3 -14h26l3 14h12l4 14z'],
    ['paper', 'M38 30v-10h20v10'],
    ['inner', 'M24 50h4M68 50h4M40 38h4M52 38h4M46 50h4M46 25h4'],
    ['line', 'M36 20h24M48 20v-6'],
  ],
  HGH: [
    ['inner', 'M6 46c10 -10 18 -10 26 0M60 46c8 -14 20 -14 30 0'],
    ['line', line],
    ['paper', 'M40 34v-8h16v8M42 26v-7h12v7'],
    [
      'ground',
      'M14 58c6 -16 24 -24 34 -24s28 8 34 24h-10c-4 -8 -12 -12 -24 -12s-20 4 -24 12zM36 26h24l-5 -3h-14zM38 19h20l-6 -6h-8z',
    ],
  ],
  CTU: [
    ['line', line],
    ['ground', 'M22 30h52l-6 -8h-40z'],
    ['paper', 'M28 58v-28M38 58v-28M58 58v-28M68 58v-28'],
    ['line', 'M28 58v-28M68 58v-28M38 58v-28M58 58v-28M36 22l12 -10 12 10'],
    ['inner', 'M30 38h36M78 58c0 -14 2 -20 6 -26M80 44l6 -2M14 58c0 -14 -2 -20 -4 -24M13 46l-6 -2'],
  ],
  KMG: [
    ['inner', 'M8 58v-6M84 58v-6'],
    ['line', line],
    ['ground', 'M28 30h40l4 4h-48zM32 24h32l4 6h-40z'],
    ['line', 'M30 58v-24M40 58v-24M56 58v-24M66 58v-24'],
    ['inner', 'M30 40h36M14 58c-4 -8 0 -14 4 -14s8 6 4 14M74 58c-4 -8 0 -14 4 -14s8 6 4 14'],
  ],
  SYX: [
    ['faint', 'M4 50c6 -4 10 4 16 0s10 4 16 0'],
    ['line', `${line}M58 58c0 -16 2 -26 6 -34`],
    [
      'ground',
      'M64 24c-10 -6 -18 -2 -20 6 8 -2 14 -4 20 -6zM64 24c2 -10 12 -12 18 -8 -4 6 -10 8 -18 8zM64 24c10 0 16 6 16 14 -8 -2 -12 -6 -16 -14zM64 24c-8 4 -12 10 -10 18 6 -4 8 -10 10 -18z',
    ],
    ['inner', 'M14 40a9 9 0 0 1 18 0'],
  ],
} as const satisfies Record<string, readonly Stroke[]>;

/** Houses of any city. */
export const anyCity: readonly Stroke[] = [
  ['line', line],
  ['paper', 'M18 58v-22h14v22M64 58v-28h14v28'],
  ['ground', 'M36 58v-38h20v38z'],
  ['inner', 'M41 28h10M41 36h10M41 44h10M23 44h4M69 38h4M69 46h4'],
];
