import { useHost } from '../../../host/context.tsx';
import { useMessages } from '../../../messages/provider.tsx';

/** Name of the partner that has sent the traveller. */
export function usePartnerName(): string {
  const t = useMessages('hand-over');
  return t(`partner.${useHost().environment().channel ?? 'other'}`);
}
