import { memo } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import * as styles from './ZoomButtons.css.ts';

interface ZoomButtonsProps {
  level: number;
  nearest: boolean;
  onZoom: (step: 1 | -1) => void;
}

/** A step away and a step nearer, in the corners beside the nose. */
export const ZoomButtons = memo(function ZoomButtons({ level, nearest, onZoom }: ZoomButtonsProps) {
  const t = useMessages('seats');
  // They keep the focus at either end, so they say that they do nothing instead of going.
  return (
    <div className={styles.corners}>
      <IconButton
        icon="minus"
        label={t('zoom.out')}
        aria-disabled={level <= 1 || undefined}
        className={styles.round}
        onClick={() => onZoom(-1)}
      />
      <IconButton
        icon="plus"
        label={t('zoom.in')}
        aria-disabled={nearest || undefined}
        className={styles.round}
        onClick={() => onZoom(1)}
      />
    </div>
  );
});
