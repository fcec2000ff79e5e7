import type { Notice } from '../../components/notice-list/NoticeList.tsx';
import { useClient } from '../../client/provider.tsx';
import { useSignedIn } from '../../client/account/signed-in.ts';
import type { SearchEntry } from '../../components/site-search/SearchResults.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { usePreferences } from '../../session/preferences-provider.tsx';
import type { DatedNotice } from './NoticesSection.tsx';
import { useServices, type ServicesHere } from './use-services.ts';

export interface SearchActions {
  notices: readonly DatedNotice[];
  onNotice: (notice: Notice) => void;
  /** Services that a guest has here. */
  here: ServicesHere;
}

/** All that the search of the home screen can find: services, settings that act at once, and notices. */
export function useSearchEntries({ notices, onNotice, here }: SearchActions): readonly SearchEntry[] {
  const t = useMessages('home');
  const { textSize, set } = usePreferences();
  const client = useClient();
  const signedIn = useSignedIn();
  const size = textSize === 'elder' ? 'standard' : 'elder';
  return [
    ...useServices(here).map(({ service, icon, label, text, href, onPress }): SearchEntry => ({
      id: service,
      icon,
      title: label,
      text,
      detail: text,
      keywords: t(`entry.${service}.keywords`),
      ...(onPress ? { onPress } : { href }),
    })),
    {
      id: size,
      icon: 'text-size',
      title: t(`entry.${size}`),
      detail: t(`entry.${size}.text`),
      keywords: t(`entry.${size}.keywords`),
      onPress: () => set({ textSize: size }),
    },
    ...(signedIn
      ? []
      : [
          {
            id: 'signIn',
            icon: 'person',
            title: t('entry.signIn'),
            detail: t('entry.signIn.text'),
            keywords: t('entry.signIn.keywords'),
            onPress: client.login,
          } as const,
        ]),
    ...notices.map(({ notice, day }): SearchEntry => ({
      id: `notice-${notice.id}`,
      icon: 'bell',
      title: notice.title,
      text: notice.body,
      detail: day,
      onPress: () => onNotice(notice),
    })),
  ];
}
