export { NoticeList, type NoticeListProps } from '../../src/components/notice-list/NoticeList.tsx';
