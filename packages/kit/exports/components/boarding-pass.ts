export { BoardingPass, type BoardingPassProps } from '../../src/components/boarding-pass/BoardingPass.tsx';
export {
  BoardingPasses,
  type BoardingPassesProps,
} from '../../src/components/boarding-pass/BoardingPasses.tsx';
export {
  symbologies,
  type HeldPass,
  type PassActions,
  type PassStatus,
  type ShownPass,
  type Symbology,
} from '../../src/components/boarding-pass/types.ts';
export { BoardingPassSkeleton } from '../../src/components/boarding-pass/BoardingPassSkeleton.tsx';
export type { Drawing } from '../../src/components/boarding-pass/drawing.ts';
export { useBarcode, type Barcode } from '../../src/components/boarding-pass/use-barcode.ts';
export { pictureOf, type PictureWords } from '../../src/components/boarding-pass/picture.ts';
