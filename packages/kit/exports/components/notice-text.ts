export { NoticeText, type NoticeTextProps } from '../../src/components/notice-text/NoticeText.tsx';
export { NoticeSkeleton } from '../../src/components/notice-text/NoticeSkeleton.tsx';
export { isNoticeSlug, noticeSlugs, type NoticeSlug } from '../../src/rules/notices/notices.ts';
