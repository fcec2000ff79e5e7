export { Figure, FigureSkeleton, type FigureProps } from '../../src/components/page-hero/Figure.tsx';
export {
  heroTone,
  PageHero,
  type HeroTone,
  type PageHeroProps,
} from '../../src/components/page-hero/PageHero.tsx';
