export { PartyList, type PartyListProps } from '../../src/components/check-in-party/PartyList.tsx';
export { PartyListSkeleton } from '../../src/components/check-in-party/PartyListSkeleton.tsx';
