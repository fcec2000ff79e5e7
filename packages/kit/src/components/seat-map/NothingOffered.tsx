import { Notice } from '../../primitives/notice/Notice.tsx';
import type { SeatWords } from './seat-words.ts';

/** There is a map, and every seat of it is gone or shut. */
export function NothingOffered({ words: { t } }: { words: SeatWords }) {
  return (
    <Notice tone="attention" title={t('full.title')}>
      {t('none.text')}
    </Notice>
  );
}
