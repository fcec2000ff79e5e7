import { azteccode } from 'bwip-js/browser';
import { pathOf, type Drawing } from './drawing.ts';

/** 23 % is what the standard of the symbology recommends. */
const options = { bcid: 'azteccode', scale: 1, eclevel: 23 };

/** An Aztec code. Throws where the text is too long. */
export const draw = (text: string): Drawing => azteccode<Drawing>({ ...options, text }, pathOf(2));
