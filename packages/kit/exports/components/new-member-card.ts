export {
  NewMemberCard,
  type NewMemberCardProps,
} from '../../src/components/new-member-card/NewMemberCard.tsx';
