import { useEffect, type ReactNode } from 'react';
import { useHost } from '../../host/context.tsx';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { AppBar } from '../../primitives/app-bar/AppBar.tsx';
import { Screen } from '../../primitives/screen/Screen.tsx';
import { useConfig } from '../../session/config-provider.tsx';

export interface FrameProps {
  /** Shown in the bar and, with the airline's name, as the page's title. */
  title: string;
  /** An entry of the bottom bar: no way back, but where a partner has no such bar. */
  root?: boolean;
  /** The page is a choice to be left, not a step: a cross in place of the arrow. */
  closes?: boolean;
  /** One action at the bar's end. */
  action?: ReactNode;
  /** Content right under the bar over the whole width, on a surface. */
  band?: ReactNode;
  /** The content reaches both edges and keeps its own gutters. */
  bleed?: boolean;
  /** The content takes the width of a wide window. */
  wide?: boolean;
  /** The main action, kept in sight at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Tells host and browser what is shown. */
export function useTitle(title: string): void {
  const host = useHost();
  const { airlineName } = useConfig();
  const airline = airlineName[useLocale()];
  // The bank's app shows its own name. Source: membership.md section 1.
  const whole = host.environment().channel === 'bank' || title === airline ? title : `${title} - ${airline}`;
  useEffect(() => host.setTitle(whole), [host, whole]);
}

/** Frame of every inner screen: app bar with back, title and one action, then the content. */
export function Frame({ title, root, closes, action, band, bleed, wide, footer, children }: FrameProps) {
  const t = useMessages('shell');
  const host = useHost();
  const navigation = useNavigation();
  const { hideHeader, appStatusHeight, channel } = host.environment();
  useTitle(title);
  const leaving = closes ? ({ icon: 'close', label: t('close') } as const) : { label: t('back') };
  const bar = (
    <AppBar
      title={title}
      back={root && channel !== 'rail' ? undefined : { ...leaving, onPress: navigation.back }}
      action={action}
      appStatusHeight={appStatusHeight}
      hidden={hideHeader}
    />
  );
  return (
    <Screen bar={bar} band={band} footer={footer} bleed={bleed} wide={wide} skipLabel={t('skip')}>
      {children}
    </Screen>
  );
}
