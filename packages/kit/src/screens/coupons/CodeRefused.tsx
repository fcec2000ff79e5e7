import type { ReactNode } from 'react';
import { couponRefusedAs } from '../../client/coupons/coupons.ts';
import type { RequestFailure } from '../../client/failure.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { useConfig } from '../../session/config-provider.tsx';

/** A code that came to nothing, with the way out; the back end's words where it gives no code of ours. */
export function CodeRefused({ failure }: { failure: RequestFailure }) {
  const t = useMessages('coupons');
  const { href } = useNavigation();
  const { hotline } = useConfig();
  const refused = couponRefusedAs(failure);
  const way = (to: string, words: string, icon?: 'phone'): ReactNode => (
    <Button variant="outline" size="medium" icon={icon} href={to}>
      {words}
    </Button>
  );
  if (refused === 'coupons.usedCode')
    return (
      <Notice
        tone="error"
        title={t('code.usedCode')}
        live
        action={way(`tel:${hotline}`, t('call', { hotline }), 'phone')}
      >
        {t('code.usedText')}
      </Notice>
    );
  if (refused === 'coupons.expiredCode')
    return (
      <Notice tone="error" title={t('code.expiredCode')} live action={way(href('offers'), t('toOffers'))}>
        {t('code.expiredText')}
      </Notice>
    );
  if (refused === 'coupons.ownCode')
    return (
      <Notice tone="info" title={t('code.ownCode')} live action={way(href('coupons'), t('toCoupons'))}>
        {t('code.ownText')}
      </Notice>
    );
  return (
    <Notice tone="error" title={t('code.refused')} live>
      {failure.failure.kind === 'refused' && failure.failure.message}
    </Notice>
  );
}
