export { closeTopOverlay, useOverlay } from '../../src/primitives/open-overlays.ts';
