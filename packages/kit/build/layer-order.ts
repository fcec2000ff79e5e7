import { layerOrder } from '../src/theme/layer-names.ts';

/** Names every cascade layer once, weakest first: whichever sheet comes first says it for all. */
export const orderOfLayers = `@layer ${layerOrder.join(', ')};`;
