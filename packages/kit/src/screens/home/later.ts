/** Parts of the home that come after its first drawing: what each of them needs, and where that is, is no part of the first load. */
export const loadMemberParts = () => import('./member-parts.ts');
export const loadCardFan = () => import('./CardFan.tsx');
export const loadFootParts = () => import('./foot-parts.ts');
export const loadGuilloche = async () => (await import('../../components/guilloche/Guilloche.tsx')).Guilloche;
export const loadSearchForm = async () => (await import('../booking/SearchForm.tsx')).SearchForm;
export const loadSearchSheet = async () => (await import('./SearchSheet.tsx')).SearchSheet;
export const loadLanguageSheet = async () => (await import('./LanguageSheet.tsx')).LanguageSheet;
export const loadSettingsSheet = async () => (await import('./SettingsSheet.tsx')).SettingsSheet;
export const loadNoticeSheet = async () => (await import('../notices/NoticeSheet.tsx')).NoticeSheet;
