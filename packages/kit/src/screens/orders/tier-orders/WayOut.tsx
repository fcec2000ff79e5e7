import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import type { TierBar } from '../../../rules/tiers/sale.ts';
import * as styles from './tier-orders.css.ts';

const ways = {
  topTier: ['benefits', 'way.benefits'],
  notSold: ['tier', 'way.tier'],
  tooFar: ['tier', 'way.tier'],
} as const;

/** Where somebody goes to whom a tier is closed; nothing where nothing is left to do. */
export function WayOut({ bar }: { bar: TierBar }) {
  const t = useMessages('tier-orders');
  const { href } = useNavigation();
  if (bar !== 'topTier' && bar !== 'notSold' && bar !== 'tooFar') return null;
  const [destination, words] = ways[bar];
  return (
    <Button variant="text" size="medium" className={styles.wayOut} href={href(destination)}>
      {t(words)}
    </Button>
  );
}
