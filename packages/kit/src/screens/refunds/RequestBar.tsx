import type { RequestAction } from '../../rules/refunds/request.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import * as styles from './refunds.css.ts';

interface RequestBarProps {
  /** Documents or a new request that can be handed in now. */
  hands: Exclude<RequestAction, 'difference'> | undefined;
  onHand: () => void;
}

/** The airline's hotline, beside what can be handed in. */
export function RequestBar({ hands, onHand }: RequestBarProps) {
  const t = useMessages('refund-request');
  const { hotline } = useConfig();
  return (
    <>
      <Button wide={!hands} variant="outline" icon="phone" href={`tel:${hotline}`}>
        {hotline}
      </Button>
      {hands && (
        <Button className={styles.barButton} onClick={onHand}>
          {t(`hand.${hands}`)}
        </Button>
      )}
    </>
  );
}
