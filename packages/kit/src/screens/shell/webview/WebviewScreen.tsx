import { useHost } from '../../../host/context.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { usePlace } from '../../../navigation/provider.tsx';
import { webAddress } from '../../../navigation/web-address.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { Frame } from '../Frame.tsx';
import { Refused } from './Refused.tsx';
import { PartnerPage } from './PartnerPage.tsx';

/** /webview: a page of an allowed site; it is named before it is opened. */
export function WebviewScreen() {
  const t = useMessages('webview');
  const host = useHost();
  const { webviewAllow } = useConfig();
  const { url } = usePlace('webview').query;
  const address = webAddress(url, { origin: host.page.origin(), allow: webviewAllow });
  // Another address, another question.
  if (address.kind === 'page') return <PartnerPage key={address.url} {...address} />;
  return (
    <Frame title={t('title')} closes>
      <Refused address={address} />
    </Frame>
  );
}
