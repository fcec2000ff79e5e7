import type { Traveller } from '../../../contracts/check-in/check-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';

/** Seats that were paid for stay as they are until they are given back: where that is done. Nothing where there are none. */
export function PaidNotice({ travellers }: { travellers: readonly Traveller[] }) {
  const t = useMessages('seat-choice');
  const { list } = useFormats();
  const { href } = useNavigation();
  const paid = travellers.filter(({ seat, seatOrder }) => seat !== undefined && seatOrder !== undefined);
  const orders = [...new Set(paid.flatMap(({ seatOrder }) => seatOrder ?? []))];
  if (paid.length === 0) return null;
  const [only, ...more] = orders;
  return (
    <Notice
      tone="info"
      title={t('paid.title', {
        count: paid.length,
        seats: list(paid.map(({ name, seat = '' }) => `${name} ${seat}`)),
      })}
      action={
        <Button
          variant="text"
          size="medium"
          href={
            only !== undefined && more.length === 0
              ? href('seatOrderDetail', { query: { order: only } })
              : href('seatOrders')
          }
        >
          {t('paid.order')}
        </Button>
      }
    >
      {t('paid.text')}
    </Notice>
  );
}
