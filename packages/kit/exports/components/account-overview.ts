export { ContactCard, type ContactCardProps } from '../../src/components/account-overview/ContactCard.tsx';
export {
  DocumentCards,
  type DocumentCardsProps,
} from '../../src/components/account-overview/DocumentCards.tsx';
export type { MemberAccount, MemberDocument } from '../../src/components/account-overview/types.ts';
