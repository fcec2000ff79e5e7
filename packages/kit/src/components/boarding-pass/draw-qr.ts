import { qrcode } from 'bwip-js/browser';
import { pathOf, type Drawing } from './drawing.ts';

const options = { bcid: 'qrcode', scale: 1, eclevel: 'M' };

/** A QR code with error correction M. Throws where the text is too long. */
export const draw = (text: string): Drawing => qrcode<Drawing>({ ...options, text }, pathOf(2));
