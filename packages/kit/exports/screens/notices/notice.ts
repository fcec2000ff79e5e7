export { NoticeScreen } from '../../../src/screens/notices/NoticeScreen.tsx';
