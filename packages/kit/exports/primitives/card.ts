export { Card, type CardProps } from '../../src/primitives/card/Card.tsx';
export { CardHead, type CardHeadProps } from '../../src/primitives/card/CardHead.tsx';
export { CardLink, type CardLinkProps } from '../../src/primitives/card/CardLink.tsx';
export {
  Section,
  SectionLink,
  type SectionLinkProps,
  type SectionProps,
} from '../../src/primitives/card/Section.tsx';
