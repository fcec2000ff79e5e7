import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';

/** Way back to the list of flights, for another one. */
export function ToList({ href }: { href: string }) {
  const t = useMessages('cabin-choice');
  return (
    <Button variant="outline" size="medium" href={href}>
      {t('toList')}
    </Button>
  );
}
