import { globalLayer } from '@vanilla-extract/css';
import { layerNames } from './layer-names.ts';

/** Cascade layers, weakest first. A later layer wins whatever the selectors' weight; a host's own unlayered CSS wins over all. */
export const theme = globalLayer(layerNames.theme);
export const reset = globalLayer(layerNames.reset);
export const primitives = globalLayer(layerNames.primitives);
export const components = globalLayer(layerNames.components);
export const screens = globalLayer(layerNames.screens);
