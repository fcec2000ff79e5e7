import { useMessages } from '../../../messages/provider.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { SignInCard } from '../../shell/SignInCard.tsx';
import type { Booking } from './derive.ts';
import { ProductRules } from './ProductRules.tsx';

/** A product that a guest signs in for first: its rules, and the way. */
export function MembersOnly({ terms }: { terms: Booking['terms'] }) {
  const t = useMessages('booking-form');
  const shell = useMessages('shell');
  return (
    <Frame title={t('product.title')}>
      <ProductRules terms={terms} />
      <SignInCard
        icon="person"
        title={t('product.signIn')}
        text={t('product.members')}
        signIn={shell('signIn')}
      />
    </Frame>
  );
}
