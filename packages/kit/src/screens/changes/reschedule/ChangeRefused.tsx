import { changeRefusedAs } from '../../../client/changes/changes.ts';
import type { RequestFailure } from '../../../client/failure.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { changeQuery, type ChangeAddress } from './address.ts';

interface ChangeRefusedProps {
  failure: RequestFailure;
  address: ChangeAddress;
  /** Asks for the sums again. */
  onAgain: () => void;
}

/** Refusal of a change, in our words, with the way out; a reason that is not known in the airline's. */
export function ChangeRefused({ failure, address, onAgain }: ChangeRefusedProps) {
  const t = useMessages('changes');
  const { href } = useNavigation();
  const code = changeRefusedAs(failure);
  const step = (to: 'people' | 'flight' | 'cabin') =>
    href('reschedule', { query: changeQuery({ ...address, step: to }) });
  const button = { variant: 'outline', size: 'medium' } as const;
  const told = (
    name: 'notFound' | 'barred' | 'childAlone' | 'soldOut' | 'expired' | 'priceChanged' | 'closed',
    way: { readonly words: string; readonly href?: string },
  ) => (
    <Notice
      tone="error"
      live
      title={t(`refused.${name}`)}
      action={
        way.href === undefined ? (
          <Button {...button} onClick={onAgain}>
            {way.words}
          </Button>
        ) : (
          <Button {...button} href={way.href}>
            {way.words}
          </Button>
        )
      }
    >
      {t(`refused.${name}Text`)}
    </Notice>
  );
  switch (code) {
    case 'change.soldOut':
      return told('soldOut', { words: t('toFlights'), href: step('flight') });
    case 'change.expired':
      return told('expired', { words: t('toCabins'), href: step('cabin') });
    case 'change.priceChanged':
      return told('priceChanged', { words: t('quote.again') });
    case 'change.childAlone':
      return told('childAlone', { words: t('otherPeople'), href: step('people') });
    case 'change.notFound':
      return told('notFound', { words: t('toTickets'), href: href('rescheduleTicketInquiry') });
    case 'change.barred':
      return told('barred', { words: t('otherPeople'), href: step('people') });
    case 'change.closed':
      return told('closed', { words: t('toTickets'), href: href('rescheduleTicketInquiry') });
    case undefined:
      return (
        <Notice tone="error" title={t('refused')} live>
          {failure.failure.kind === 'refused' && failure.failure.message}
        </Notice>
      );
  }
}
