import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useSeats } from '../seats-context.ts';

/** There is a map, and every seat of it is gone or shut. */
export function NothingOffered() {
  const { t } = useSeats().words;
  return (
    <Notice tone="attention" title={t('full.title')}>
      {t('none.text')}
    </Notice>
  );
}
