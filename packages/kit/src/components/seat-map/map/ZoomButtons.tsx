import { memo } from 'react';
import { useSeats } from '../seats-context.ts';
import * as styles from './ZoomButtons.css.ts';

interface ZoomButtonsProps {
  farthest: boolean;
  nearest: boolean;
  onZoom: (step: 1 | -1) => void;
}

/** A step away and a step nearer, in the corners beside the nose. */
export const ZoomButtons = memo(function ZoomButtons(props: ZoomButtonsProps) {
  const { farthest, nearest, onZoom } = props;
  const { t } = useSeats().words;
  // They keep the focus at either end, so they say that they do nothing instead of going.
  return (
    <div className={styles.corners}>
      <button
        type="button"
        aria-label={t('zoom.out')}
        aria-disabled={farthest || undefined}
        className={styles.away}
        onClick={() => onZoom(-1)}
      />
      <button
        type="button"
        aria-label={t('zoom.in')}
        aria-disabled={nearest || undefined}
        className={styles.nearer}
        onClick={() => onZoom(1)}
      />
    </div>
  );
});
