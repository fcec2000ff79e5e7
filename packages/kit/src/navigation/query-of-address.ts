import { use, useMemo } from 'react';
import { AddressContext } from './provider.tsx';

/** The whole query of the address, for a screen that reads several values of one name. The same object for the same address. */
export function useQueryOfAddress(): URLSearchParams {
  const address = use(AddressContext);
  return useMemo(() => new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]), [address]);
}
