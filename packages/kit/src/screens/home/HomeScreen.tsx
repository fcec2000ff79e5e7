import { useMessages } from '../../messages/provider.tsx';
import { usePreferences } from '../../session/preferences-provider.tsx';
import { useTitle } from '../shell/Frame.tsx';
import { StandardHome } from './StandardHome.tsx';
import { usePart } from './use-part.ts';

const loadElder = () => import('./ElderHome.tsx');

/** /Home and /home: search entry, services and notices; the next trip and the points of a member. */
export function HomeScreen() {
  const t = useMessages('home');
  const { textSize } = usePreferences();
  const wantsElder = textSize === 'elder';
  const elder = usePart(loadElder, wantsElder);
  useTitle(t('title'));
  // Until the other home is there, and where it cannot be had, the usual one serves in large text.
  return wantsElder && elder.module ? <elder.module.ElderHome /> : <StandardHome />;
}
