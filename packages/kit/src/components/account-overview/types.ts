export type { MemberAccount, MemberDocument, Preferences } from '../../contracts/member-account.ts';
