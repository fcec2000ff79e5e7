export { Card, type CardProps } from '../../src/primitives/card/Card.tsx';
export {
  Section,
  SectionLink,
  type SectionLinkProps,
  type SectionProps,
} from '../../src/primitives/card/Section.tsx';
