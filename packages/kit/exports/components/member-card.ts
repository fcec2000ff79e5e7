export {
  MemberCard,
  type Holder,
  type MemberCardProps,
} from '../../src/components/member-card/MemberCard.tsx';
