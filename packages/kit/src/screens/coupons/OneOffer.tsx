import {
  couponRefusedAs,
  useLookUpOffers,
  useReloadCoupons,
  useTakeOffer,
} from '../../client/coupons/coupons.ts';
import { RequestFailure } from '../../client/failure.ts';
import { OfferCard } from '../../components/coupon-card/OfferCard.tsx';
import type { Offer } from '../../contracts/coupons/coupons.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { isOutcomeUnknown, useVerifiedMutation } from '../shell/use-verified-mutation.ts';
import { WriteButton } from '../shell/WriteButton.tsx';
import { useUnsureOffer } from './drafts.ts';
import * as styles from './coupons.css.ts';

/** One coupon on offer, and the outcome of taking it. */
export function OneOffer({ offer }: { offer: Offer }) {
  const t = useMessages('coupons');
  const { offerId, title } = offer;
  const { write, send, check } = useTaking(offerId);
  return (
    <div className={styles.stack}>
      <OfferCard
        // An uncertain outcome is looked up here, whatever a list that was read meanwhile says.
        offer={isOutcomeUnknown(write) ? { ...offer, state: 'open' } : offer}
        action={
          <WriteButton
            variant="tinted"
            size="medium"
            write={write}
            onCheck={check}
            onClick={() => void send(offerId)}
            aria-label={t('offer.takeOf', { title })}
          >
            {t('offer.take')}
          </WriteButton>
        }
      />
      <OutcomeNotice
        write={write}
        words={{
          unknown: t('offer.unknown'),
          absent: t('offer.absent'),
          absentText: t('offer.absentText'),
          refused: t('offer.refused'),
        }}
        refusal={(failure) =>
          couponRefusedAs(failure) === 'coupons.gone' ? (
            <Notice tone="error" title={t('offer.refused')} live>
              {t('offer.goneText')}
            </Notice>
          ) : undefined
        }
      />
    </div>
  );
}

/** Takes an offer; what is not certain is looked up among the offers. */
function useTaking(offerId: string) {
  const t = useMessages('coupons');
  const { mutateAsync } = useTakeOffer();
  const lookUp = useLookUpOffers();
  const reload = useReloadCoupons();
  const { unsure, setUnsure } = useUnsureOffer(offerId);
  return useVerifiedMutation<string, unknown>({
    send: async (sent) => {
      try {
        return await mutateAsync({ offerId: sent });
      } catch (reason) {
        // The list says what is left; of what is not certain it says nothing before it is asked.
        if (reason instanceof RequestFailure && reason.failure.kind === 'refused') void reload();
        throw reason;
      }
    },
    lookUp: async (sent) =>
      (await lookUp()).some((each) => each.offerId === sent && each.state === 'taken') ? true : undefined,
    unsure,
    onUnsure: setUnsure,
    onDone: async () => {
      toastStore.show(t('offer.done'));
      // The button stays busy until the card says that it has been taken.
      await reload();
    },
  });
}
