import { useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { usePreferences } from '../../session/preferences-provider.tsx';
import { useTitle } from '../shell/Frame.tsx';
import { ScreenLoading } from '../shell/ScreenLoading.tsx';
import { StandardHome } from './StandardHome.tsx';
import { useLazyModule } from './use-lazy-module.ts';

const loadElder = async () => (await import('./later-elder.ts')).loadElderHome();

/** /Home and /home: search entry, services and notices; the next trip and the points of a member. */
export function HomeScreen() {
  const t = useMessages('home');
  const { textSize } = usePreferences();
  const wantsElder = textSize === 'elder';
  const elder = useLazyModule(loadElder, wantsElder);
  useTitle(t('title'));
  const [beganElder] = useState(wantsElder);
  if (wantsElder && elder.module) return <elder.module.ElderHome />;
  // A visit that begins with the elder home is not shown the other first; a later change keeps the screen meanwhile.
  return wantsElder && beganElder && !elder.failed ? <ScreenLoading /> : <StandardHome />;
}
