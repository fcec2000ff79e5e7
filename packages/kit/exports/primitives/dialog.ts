export { Dialog, type DialogProps } from '../../src/primitives/dialog/Dialog.tsx';
