import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { useConfig } from '../../session/config-provider.tsx';

/** The airline's hotline, as one way out among others. */
export function HotlineButton() {
  const t = useMessages('refund');
  const { hotline } = useConfig();
  return (
    <Button
      variant="outline"
      tone="action"
      size="medium"
      icon="phone"
      href={`tel:${hotline}`}
      aria-label={t('way.hotlineSpoken', { hotline })}
    >
      {hotline}
    </Button>
  );
}
