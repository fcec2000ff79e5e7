import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'notices'> = {
  notice: {
    load: async () => (await import('@mapp/kit/screens/notices/notice')).NoticeScreen,
    catalogues: ['notices'],
  },
};
