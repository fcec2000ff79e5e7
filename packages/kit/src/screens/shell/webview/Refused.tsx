import { useLocale, useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import type { WebAddress } from '../../../navigation/web-address.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { useConfig } from '../../../session/config-provider.tsx';

/** An address that is shown in no frame: a page of this site, or one that is not opened. It is not repeated here. */
export function Refused({ address }: { address: Exclude<WebAddress, { kind: 'page' }> }) {
  const t = useMessages('webview');
  const shell = useMessages('shell');
  const { href } = useNavigation();
  const airline = useConfig().airlineName[useLocale()];
  const own = address.kind === 'own';
  return (
    <EmptyState
      drawing="closed"
      title={own ? t('own.title', { airline }) : t('refused.title')}
      text={own ? t('own.text') : t(`refused.${address.why}`, { airline })}
      action={
        <Button variant="outline" href={own ? address.path : href('home')}>
          {own ? t('own.go') : shell('home')}
        </Button>
      }
    />
  );
}
