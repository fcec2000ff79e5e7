import { useMessages } from '../../../messages/provider.tsx';
import { usePlace } from '../../../navigation/provider.tsx';
import { Frame } from '../Frame.tsx';
import { Refused } from './Refused.tsx';
import { PartnerPage } from './PartnerPage.tsx';
import { useWebAddress } from './use-web-address.ts';

/** /webview: a page of an allowed site; it is named before it is opened. */
export function WebviewScreen() {
  const t = useMessages('webview');
  const address = useWebAddress(usePlace('webview').query.url);
  // Another address, another question.
  if (address.kind === 'page') return <PartnerPage key={address.url} {...address} />;
  return (
    <Frame title={t('title')} closes>
      <Refused address={address} />
    </Frame>
  );
}
