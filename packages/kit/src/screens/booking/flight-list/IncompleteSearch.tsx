import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';

/** An address without a search that can be asked for. */
export function IncompleteSearch() {
  const t = useMessages('flight-offers');
  const { href } = useNavigation();
  return (
    <Frame title={t('list')}>
      <EmptyState
        drawing="flight"
        title={t('incomplete.title')}
        text={t('incomplete.text')}
        action={<Button href={href('flightSearch')}>{t('incomplete.search')}</Button>}
      />
    </Frame>
  );
}
