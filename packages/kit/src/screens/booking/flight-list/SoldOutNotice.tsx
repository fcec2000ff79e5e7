import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import type { ListAddress } from './list-address.ts';
import { nearFlights } from './ways.ts';

/** Every flight of the day is sold out: other days and airports may have seats. */
export function SoldOutNotice({ address }: { address: ListAddress }) {
  const t = useMessages('flight-offers');
  return (
    <Notice
      tone="attention"
      title={t('gone.title')}
      action={
        <Button variant="outline" size="medium" href={nearFlights(address)}>
          {t('empty.near')}
        </Button>
      }
    >
      {t('empty.text')}
    </Notice>
  );
}
