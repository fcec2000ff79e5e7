import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';

interface NobodyToChooseProps {
  /** The reached limit, where that is why nobody can be chosen. */
  max: number | undefined;
}

/** Nobody has been saved, which leaves the empty form; or there is no room, which leaves the list. */
export function NobodyToChoose({ max }: NobodyToChooseProps) {
  const t = useMessages('beneficiaries');
  const { href } = useNavigation();
  const full = max !== undefined;
  return (
    <EmptyState
      drawing="people"
      title={full ? t('passengers.none') : t('passengers.empty')}
      text={full ? t('list.full', { max }) : t('passengers.direct')}
      action={
        full ? (
          <Button variant="outline" size="medium" href={href('beneficiaries')}>
            {t('detail.back')}
          </Button>
        ) : (
          <Button
            variant="outline"
            size="medium"
            icon="plus"
            href={href('addBeneficiary', { query: { pageCode: '1' } })}
          >
            {t('list.add')}
          </Button>
        )
      }
    />
  );
}
