import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';

/** The list before anybody is in it, or where nobody may be. */
export function NoBeneficiary({
  addHref,
}: {
  /** Where one is added; none where it is not allowed. */ addHref: string | undefined;
}) {
  const t = useMessages('beneficiaries');
  return (
    <EmptyState
      drawing="people"
      title={t('list.empty')}
      text={addHref === undefined ? t('list.full', { max: 0 }) : t('list.emptyText')}
      action={
        addHref !== undefined && (
          <Button variant="outline" size="medium" icon="plus" href={addHref}>
            {t('list.add')}
          </Button>
        )
      }
    />
  );
}
