export type { MemberAccount, MemberDocument, Preferences } from '../../contracts/account/member-account.ts';
