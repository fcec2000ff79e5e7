import { orderRefusedAs } from '../../../client/booking/ordering.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import type { VerifiedMutation } from '../../shell/use-verified-mutation.ts';

/** Outcome of ordering, where it is not plain success; a refusal says what to do. */
export function OrderNotice({ write }: { write: VerifiedMutation<unknown> }) {
  const t = useMessages('booking-form');
  const refused = write.state === 'refused' ? orderRefusedAs(write.failure) : undefined;
  return (
    <OutcomeNotice
      write={write}
      words={{
        unknown: t('outcome.unknown'),
        absent: t('outcome.absent'),
        absentText: t('outcome.absentText'),
        refused: t('refused'),
      }}
      refusal={
        refused &&
        (() => (
          <Notice tone="error" title={t('refused')} live>
            {t(`refused.${refused.slice('booking.'.length) as RefusedKey}`)}
          </Notice>
        ))
      }
    />
  );
}

type RefusedKey = NonNullable<ReturnType<typeof orderRefusedAs>> extends `booking.${infer Key}` ? Key : never;
