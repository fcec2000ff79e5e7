import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers, weakest first. A later layer wins whatever the selectors' weight; a host's own unlayered CSS wins over all. */
export const reset = globalLayer('mapp.reset');
export const theme = globalLayer('mapp.theme');
export const primitives = globalLayer('mapp.primitives');
export const components = globalLayer('mapp.components');
export const screens = globalLayer('mapp.screens');
