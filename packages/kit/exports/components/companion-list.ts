export {
  CompanionList,
  type CompanionChoice,
  type CompanionListProps,
} from '../../src/components/companion-list/CompanionList.tsx';
export type { Companion } from '../../src/components/companion-list/types.ts';
