import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import * as styles from './home.css.ts';

export interface QuietFailureProps {
  /** Sentence on what could not be had. */
  text: string;
  onRetry: () => void;
  /** The retry is under way. */
  busy: boolean;
}

/** One part of the home screen could not be had; the others go on. */
export function QuietFailure({ text, onRetry, busy }: QuietFailureProps) {
  const t = useMessages('home');
  return (
    <Card className={styles.failure}>
      <p role="alert" className={styles.failureText}>
        {text}
      </p>
      <Button variant="tinted" size="medium" icon="refresh" busy={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </Card>
  );
}
