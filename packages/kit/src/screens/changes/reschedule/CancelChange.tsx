import { changeRefusedAs, useCancelChange, useLookUpChangeOrders } from '../../../client/changes/changes.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { CancelOrdered } from '../CancelOrdered.tsx';

interface CancelChangeProps {
  orderNo: string;
  /** It waits for a seat, not for its payment. */
  waitlist: boolean;
}

/** Gives up a change that waits; the tickets stay as they are. */
export function CancelChange({ orderNo, waitlist }: CancelChangeProps) {
  const t = useMessages('changes');
  return (
    <CancelOrdered
      orderNo={orderNo}
      cancel={useCancelChange().mutateAsync}
      lookUp={useLookUpChangeOrders()}
      isClosed={(failure) => changeRefusedAs(failure) === 'change.closed'}
      words={t}
      label={t(waitlist ? 'cancel.waitlist' : 'cancel')}
      text={t('cancel.text')}
      question={{
        title: t(waitlist ? 'cancel.waitlist.ask' : 'cancel.ask'),
        text: t(waitlist ? 'cancel.waitlist.lost' : 'cancel.lost'),
      }}
    />
  );
}
