import type { ReactNode } from 'react';
import { heroTone, PageHero } from '../../../components/page-hero/PageHero.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { HeadDrawing } from '../../../primitives/drawing/HeadDrawing.tsx';
import { usePane } from '../../../primitives/split-view/pane-context.ts';
import { Tabs } from '../../../primitives/tabs/Tabs.tsx';
import { Frame } from '../../shell/Frame.tsx';

const tabs = ['ticket', 'partner', 'history'] as const;
export type RetroTab = (typeof tabs)[number];

/** Frame of all ways to claim: the bar with the rules, and the tabs, each an address of its own. */
export function RetroFrame({ tab, children }: { tab: RetroTab; children: ReactNode }) {
  const t = useMessages('retro');
  const navigation = useNavigation();
  const part = usePane()?.part;
  if (part === 'list') return <Frame title={t('history.list')}>{children}</Frame>;
  const show = (chosen: RetroTab) => {
    if (chosen === 'history') navigation.replace('claimHistory');
    else navigation.replace('retroClaim', chosen === 'partner' ? { query: { tab: chosen } } : {});
  };
  // Beside the claims themselves only the ways to make another are to choose from.
  const shown = tabs.filter((id) => part === undefined || id !== 'history');
  return (
    <Frame
      title={t('title')}
      tone={heroTone('tint')}
      hero={
        <PageHero
          sentence={t('hero.sentence')}
          line={t('hero.line')}
          drawing={<HeadDrawing name="retro" />}
        />
      }
      action={<AppBarAction href={navigation.href('claimRules')}>{t('rules')}</AppBarAction>}
    >
      <Tabs
        bleed
        label={t('tabs')}
        value={tab}
        onChange={show}
        items={shown.map((id) => ({ id, label: t(`tab.${id}`), content: id === tab && children }))}
      />
    </Frame>
  );
}
