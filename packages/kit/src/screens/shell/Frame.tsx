import { useEffect, type ReactNode } from 'react';
import { useHost } from '../../host/context.tsx';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { AppBar } from '../../primitives/app-bar/AppBar.tsx';
import { Screen, ScreenFrame } from '../../primitives/screen/Screen.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { usePane } from '../../primitives/split-view/pane-context.ts';
import { useConfig } from '../../session/config-provider.tsx';
import { OfflineLine } from './OfflineLine.tsx';

export interface FrameProps {
  /** Shown in the bar and, with the airline's name, as the page's title. */
  title: string;
  /** An entry of the bottom bar: no way back, but where a partner has no such bar. */
  root?: boolean | undefined;
  /** The page is a choice to be left, not a step: a cross in place of the arrow. */
  closes?: boolean;
  /** The title is read out only, as the words below the bar say it. */
  quiet?: boolean | undefined;
  /** One action at the bar's end. */
  action?: ReactNode;
  /** Head of an area, one with the bar above it. */
  hero?: ReactNode;
  /** Class with the colours of that head: `heroTone`. */
  tone?: string | undefined;
  /** Content right under the bar over the whole width, on a surface. */
  band?: ReactNode;
  /** The content reaches both edges and keeps its own gutters. */
  bleed?: boolean | undefined;
  /** Short content that reaches both edges: in a wide window the main action follows it. */
  short?: boolean | undefined;
  /** The content takes the width of a wide window. */
  wide?: boolean | undefined;
  /** The content says by itself that there is no network. */
  silent?: boolean;
  /** The main action, kept in sight at the bottom. */
  footer?: ReactNode;
  /** Name of what is shown, where several follow each other in one frame: the children are its `ScreenContent`, and the heading is its own. */
  holds?: string | undefined;
  children: ReactNode;
}

/**
 * Tells host and browser what is shown.
 * @param shown false for a column whose address is not that of the page
 */
export function useTitle(title: string, shown = true): void {
  const host = useHost();
  const { airlineName } = useConfig();
  const airline = airlineName[useLocale()];
  // The bank's app shows its own name. Source: membership.md section 1.
  const whole = host.environment().channel === 'bank' || title === airline ? title : `${title} - ${airline}`;
  useEffect(() => {
    if (shown) host.setTitle(whole);
  }, [host, whole, shown]);
}

/** Frame of every inner screen: app bar with back, title and one action, then the content; beside another screen a column of it. */
export function Frame({
  title,
  root,
  closes,
  quiet,
  action,
  hero,
  tone,
  band,
  bleed,
  short,
  wide,
  silent,
  footer,
  holds,
  children,
}: FrameProps) {
  const t = useMessages('shell');
  const host = useHost();
  const navigation = useNavigation();
  const { hideHeader, appStatusHeight, channel } = host.environment();
  const pane = usePane();
  useTitle(title, pane?.shown);
  if (pane) return <pane.Pane {...{ title, action, band, footer, wide }}>{children}</pane.Pane>;
  const leaving = closes ? ({ icon: 'close', label: t('close') } as const) : { label: t('back') };
  // A new heading has the focus as a new page has.
  const bar = (
    <AppBar
      key={holds}
      title={quiet ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      back={root && channel !== 'rail' ? undefined : { ...leaving, onClick: navigation.back }}
      action={action}
      appStatusHeight={appStatusHeight}
      hidden={hideHeader}
    />
  );
  const frame = {
    bar,
    hero: (
      <>
        {hero}
        {!silent && <OfflineLine />}
      </>
    ),
    tone,
    band,
    wide,
    skipLabel: t('skip'),
  };
  if (holds !== undefined) return <ScreenFrame {...frame}>{children}</ScreenFrame>;
  return (
    <Screen {...frame} {...{ footer, bleed, short }}>
      {children}
    </Screen>
  );
}
