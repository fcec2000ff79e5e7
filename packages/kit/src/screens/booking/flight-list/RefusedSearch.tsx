import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { FailedState } from '../../../primitives/states/FailedState.tsx';
import { useConfig } from '../../../session/config-provider.tsx';

interface RefusedSearchProps {
  /** `booking.party` and the like. */
  code: `booking.${'party' | 'days' | 'place' | 'offerUnknown'}`;
  /** Where the search is changed. */
  change: string;
}

const keys = {
  'booking.party': 'party',
  'booking.days': 'days',
  'booking.place': 'place',
  'booking.offerUnknown': 'offerUnknown',
} as const;

/** A search that the airline does not take up: why, and the way to change it. */
export function RefusedSearch({ code, change }: RefusedSearchProps) {
  const t = useMessages('flight-offers');
  const words = useMessages('booking');
  const { hotline } = useConfig();
  return (
    <FailedState
      drawing="flight"
      title={t('refused')}
      text={words(keys[code])}
      actions={
        <>
          <Button variant="outline" size="medium" icon="phone" href={`tel:${hotline}`}>
            {hotline}
          </Button>
          <Button size="medium" href={change}>
            {t('empty.change')}
          </Button>
        </>
      }
    />
  );
}
