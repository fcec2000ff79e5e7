export {
  PerforatedCard,
  type PerforatedCardProps,
} from '../../src/components/perforated-card/PerforatedCard.tsx';
