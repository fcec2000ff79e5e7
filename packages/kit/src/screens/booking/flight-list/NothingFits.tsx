import type { FlightOfferView } from '../../../components/flight-offers/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { noFilter, without } from '../../../rules/offers/filter.ts';
import type { OfferChoice } from '../../../rules/offers/view-offers.ts';

interface NothingFitsProps {
  view: FlightOfferView;
  choice: OfferChoice;
  onChange: (choice: OfferChoice) => void;
}

/** The filters leave nothing: the one to loosen, and all of them. */
export function NothingFits({ view: { loosen }, choice, onChange }: NothingFitsProps) {
  const t = useMessages('flight-offers');
  return (
    <EmptyState
      drawing="flight"
      title={t('none.title')}
      action={
        <>
          <Button variant="outline" size="medium" onClick={() => onChange({ ...choice, filter: noFilter })}>
            {t('none.clear')}
          </Button>
          {loosen && (
            <Button
              size="medium"
              onClick={() => onChange({ ...choice, filter: without(choice.filter, loosen.group) })}
            >
              {t('loosen', { group: t(`group.${loosen.group}`), count: loosen.count })}
            </Button>
          )}
        </>
      }
    />
  );
}
