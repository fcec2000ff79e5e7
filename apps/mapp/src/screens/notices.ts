import type { ScreensOf } from '@mapp/kit/screens/shell';
import * as catalogues from '../catalogues/notices.gen.ts';

export const screens: ScreensOf<'notices'> = {
  notice: {
    load: async () => (await import('@mapp/kit/screens/notices/notice')).NoticeScreen,
    catalogues: catalogues.notice,
  },
};
