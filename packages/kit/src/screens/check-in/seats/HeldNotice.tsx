import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';

/** Seats that an unpaid order keeps: the button below pays for them. */
export function HeldNotice({ orderNo }: { orderNo: string | undefined }) {
  const t = useMessages('seat-choice');
  if (orderNo === undefined) return null;
  return (
    <Notice tone="info" title={t('held.title')}>
      {t('held.text')}
    </Notice>
  );
}
