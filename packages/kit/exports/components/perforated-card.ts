export {
  PerforatedCard,
  type PerforatedCardProps,
} from '../../src/components/perforated-card/PerforatedCard.tsx';
export { SideStubCard, type SideStubCardProps } from '../../src/components/perforated-card/SideStubCard.tsx';
