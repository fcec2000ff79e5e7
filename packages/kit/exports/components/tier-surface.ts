export { TierSurface, type TierSurfaceProps } from '../../src/components/tier-surface/TierSurface.tsx';
export { secondary as tierSecondary } from '../../src/components/tier-surface/TierSurface.css.ts';
