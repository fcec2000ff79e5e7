export { ActivityCard, type ActivityCardProps } from '../../src/components/youth/ActivityCard.tsx';
export { ActivityFigures, type ActivityFiguresProps } from '../../src/components/youth/ActivityFigures.tsx';
export { PastActivities, type PastActivitiesProps } from '../../src/components/youth/PastActivities.tsx';
export { ActivityFacts, type ActivityFactsProps } from '../../src/components/youth/ActivityFacts.tsx';
export { ActivityRow, type ActivityRowProps } from '../../src/components/youth/ActivityRow.tsx';
export {
  YouthApplicationForm,
  type YouthApplicationFormProps,
} from '../../src/components/youth/YouthApplicationForm.tsx';
export {
  YouthMembershipCard,
  type YouthMembershipCardProps,
} from '../../src/components/youth/YouthMembershipCard.tsx';
