export { Notice, type NoticeProps, type NoticeTone } from '../../src/primitives/notice/Notice.tsx';
