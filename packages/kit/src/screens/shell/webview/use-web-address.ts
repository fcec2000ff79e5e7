import { useHost } from '../../../host/context.tsx';
import { webAddress, type WebAddress } from '../../../navigation/web-address.ts';
import { useConfig } from '../../../session/config-provider.tsx';

/** An address of another site that the query names, as the configuration lets it through. */
export function useWebAddress(url: string | undefined): WebAddress {
  const { page } = useHost();
  const { webviewAllow } = useConfig();
  return webAddress(url, { origin: page.origin(), allow: webviewAllow });
}
