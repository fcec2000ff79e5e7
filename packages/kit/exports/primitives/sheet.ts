export { Sheet, type SheetProps } from '../../src/primitives/sheet/Sheet.tsx';
