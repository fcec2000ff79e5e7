import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { Frame } from '../shell/Frame.tsx';
import { useBeneficiaryPlaces } from './places.tsx';

/** There are as many beneficiaries as the server allows: the form would be filled in for nothing. */
export function FullNotice({ title, max }: { title: string; max: number }) {
  const t = useMessages('beneficiary-form');
  const words = useMessages('beneficiaries');
  const { toList } = useBeneficiaryPlaces();
  return (
    <Frame title={title}>
      <EmptyState
        drawing="people"
        title={t('full.title')}
        text={words('list.full', { max })}
        action={
          <Button variant="outline" size="medium" onClick={toList}>
            {t('gone.back')}
          </Button>
        }
      />
    </Frame>
  );
}
