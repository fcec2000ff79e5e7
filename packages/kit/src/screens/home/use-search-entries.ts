import type { Notice } from '../../components/notice-list/NoticeList.tsx';
import { useClient } from '../../client/provider.tsx';
import { useSignedIn } from '../../client/account/signed-in.ts';
import { useNotices } from '../../client/home/home.ts';
import type { SearchEntry } from '../../components/site-search/SearchResults.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { noticeSlugs } from '../../rules/notices/notices.ts';
import { useConfig } from '../../session/config-provider.tsx';
import { usePreferences } from '../../session/preferences-provider.tsx';
import { useServices } from './services.ts';
import type { ServicesHere } from './use-services.ts';

export interface SearchActions {
  onNotice: (notice: Notice) => void;
  /** Services that a guest has here. */
  here: ServicesHere;
}

/** All that the search of the home screen can find: services, settings that act at once, and the notices, both those that stay and those of the day. */
export function useSearchEntries({ onNotice, here }: SearchActions): readonly SearchEntry[] {
  const words = useMessages('site-search');
  const rules = useMessages('notices');
  const { href } = useNavigation();
  const { date } = useFormats();
  const { hotline } = useConfig();
  const { textSize, set } = usePreferences();
  const client = useClient();
  const signedIn = useSignedIn();
  const notices = useNotices().data?.notices ?? [];
  const size = textSize === 'elder' ? 'standard' : 'elder';
  return [
    ...useServices(here).map(({ service, icon, label, href: address, onClick }): SearchEntry => {
      const text = service === 'hotline' ? hotline : words(`entry.${service}.text`);
      return {
        id: service,
        icon,
        title: label,
        text,
        detail: text,
        keywords: words(`entry.${service}.keywords`),
        ...(onClick ? { onClick } : { href: address }),
      };
    }),
    {
      id: size,
      icon: 'text-size',
      title: words(`entry.${size}`),
      detail: words(`entry.${size}.text`),
      keywords: words(`entry.${size}.keywords`),
      onClick: () => set({ textSize: size }),
    },
    ...(signedIn
      ? []
      : [
          {
            id: 'signIn',
            icon: 'person',
            title: words('entry.signIn'),
            detail: words('entry.signIn.text'),
            keywords: words('entry.signIn.keywords'),
            onClick: client.login,
          } as const,
        ]),
    ...noticeSlugs.map((slug): SearchEntry => ({
      id: slug,
      icon: 'info',
      title: rules(slug),
      detail: rules('more'),
      href: href('notice', { params: { slug } }),
    })),
    ...notices.map((notice): SearchEntry => ({
      id: `notice-${notice.id}`,
      icon: 'bell',
      title: notice.title,
      text: notice.body,
      detail: date(notice.date, 'monthDay'),
      onClick: () => onNotice(notice),
    })),
  ];
}
