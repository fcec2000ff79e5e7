import { useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Sheet } from '../../primitives/sheet/Sheet.tsx';
import { offerOrders } from '../../rules/offers/index-offers.ts';
import { firstChoice, viewOffers, type OfferChoice } from '../../rules/offers/view-offers.ts';
import { without } from '../../rules/offers/filter.ts';
import { OfferFilters, type OfferFiltersProps } from './OfferFilters.tsx';
import * as styles from './OfferFilterSheet.css.ts';

export interface OfferFilterSheetProps
  extends RootProps<HTMLDivElement>, Pick<OfferFiltersProps, 'index' | 'namesOf' | 'points'> {
  /** Whether it is shown. */
  open: boolean;
  /** It wants to close; what was chosen in it and not shown is forgotten. */
  onClose: () => void;
  /** Order and filter in force. */
  value: OfferChoice;
  /** The list is to be shown as it was chosen here. */
  onChange: (choice: OfferChoice) => void;
}

/** Order and filters over the list; its button says how many flights they show. */
export function OfferFilterSheet({ open, onClose, value, ...rest }: OfferFilterSheetProps) {
  const t = useMessages('flight-offers');
  // Each opening begins with what is in force.
  const [choice, setChoice] = useState(value);
  if (!open && choice !== value) setChoice(value);
  return <Chosen {...{ t, open, onClose, choice, setChoice }} {...rest} />;
}

interface ChosenProps extends Omit<OfferFilterSheetProps, 'value'> {
  t: ReturnType<typeof useMessages<'flight-offers'>>;
  choice: OfferChoice;
  setChoice: (choice: OfferChoice) => void;
}

function Chosen({
  t,
  open,
  onClose,
  onChange,
  choice,
  setChoice,
  index,
  namesOf,
  points,
  ...root
}: ChosenProps) {
  const view = viewOffers(index, choice);
  const { loosen } = view;
  const count = view.shown.length;
  return (
    <Sheet
      {...root}
      open={open}
      onOpenChange={onClose}
      title={t('filter')}
      closeLabel={t('close')}
      actions={
        <>
          {count === 0 && loosen && (
            <Button
              variant="text"
              size="medium"
              wide
              onClick={() => setChoice({ ...choice, filter: without(choice.filter, loosen.group) })}
            >
              {t('loosen', { group: t(`group.${loosen.group}`), count: loosen.count })}
            </Button>
          )}
          <Button variant="outline" onClick={() => setChoice(firstChoice)}>
            {t('clear')}
          </Button>
          <Button
            disabled={count === 0}
            onClick={() => {
              onChange(choice);
              onClose();
            }}
          >
            <span aria-live="polite">{t('show', { count })}</span>
          </Button>
        </>
      }
    >
      <Segmented
        className={styles.orders}
        label={t('orders')}
        value={choice.order}
        onChange={(order) => setChoice({ ...choice, order })}
        choices={offerOrders.map((order) => ({ value: order, label: t(`order.short.${order}`) }))}
      />
      <OfferFilters
        {...{ index, view, namesOf, points }}
        value={choice.filter}
        onChange={(filter) => setChoice({ ...choice, filter })}
      />
    </Sheet>
  );
}
