import { there } from './there.ts';

/** The label around a box or a radio: as large as what a finger meets. */
export const labelOf = (control: HTMLElement): HTMLLabelElement =>
  there((control as HTMLInputElement).labels?.[0], 'a label');
