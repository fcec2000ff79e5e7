import { useHost } from '../../../host/context.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Frame } from '../Frame.tsx';
import { Leaving } from './Leaving.tsx';
import { Refused } from './Refused.tsx';
import type { PageAddress } from './types.ts';
import { useWebAddress } from './use-web-address.ts';
import * as styles from './webview.css.ts';

/** /overbook/outLink: names a partner's site, and leaves for it when that is wanted. Source: decision 27. */
export function OutLinkScreen() {
  const t = useMessages('webview');
  const address = useWebAddress(usePlace('outLink').query.url);
  if (address.kind === 'page') return <Out {...address} />;
  return (
    <Frame title={t('out.title')} closes>
      <Refused address={address} />
    </Frame>
  );
}

/** A new window of the browser; inside a host, in place of this site. */
function Out({ url, host }: PageAddress) {
  const t = useMessages('webview');
  const inBrowser = useHost().environment().host === 'browser';
  return (
    <Frame
      title={t('out.title')}
      closes
      footer={
        <Button wide icon="external" href={url} rel="noreferrer" {...(inBrowser && { target: '_blank' })}>
          {t('out.go', { host })}
        </Button>
      }
    >
      <Leaving url={url} host={host}>
        <p className={styles.note}>{t(inBrowser ? 'out.window' : 'out.place')}</p>
      </Leaving>
    </Frame>
  );
}
