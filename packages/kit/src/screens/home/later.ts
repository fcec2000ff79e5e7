/** Parts of the home that come with a tap or with the first sign of a visitor: what each of them needs is no part of the first load. */
export const loadSearchForm = async () => (await import('../booking/SearchForm.tsx')).SearchForm;
export const loadSearchSheet = async () => (await import('./SearchSheet.tsx')).SearchSheet;
export const loadLanguageSheet = async () => (await import('./LanguageSheet.tsx')).LanguageSheet;
export const loadSettingsSheet = async () => (await import('./SettingsSheet.tsx')).SettingsSheet;
export const loadNoticeSheet = async () => (await import('../notices/NoticeSheet.tsx')).NoticeSheet;
