export { closeTopOverlay, onOverlays, useOverlay } from '../../src/primitives/open-overlays.ts';
