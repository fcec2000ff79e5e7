import { useMessages } from '../../messages/provider.tsx';
import { usePreferences } from '../../session/preferences-provider.tsx';
import { useTitle } from '../shell/Frame.tsx';
import { ElderHome } from './ElderHome.tsx';
import { StandardHome } from './StandardHome.tsx';

/** /Home and /home: search entry, services and notices; the next trip and the points of a member. */
export function HomeScreen() {
  const t = useMessages('home');
  const { textSize } = usePreferences();
  useTitle(t('title'));
  return textSize === 'elder' ? <ElderHome /> : <StandardHome />;
}
