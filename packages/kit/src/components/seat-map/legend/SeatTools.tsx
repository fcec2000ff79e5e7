import { Segmented } from '../../../primitives/field/Segmented.tsx';
import { useSeats } from '../seats-context.ts';
import { DeckSwitch } from './DeckSwitch.tsx';
import { ProposeButton } from './ProposeButton.tsx';
import * as styles from './SeatLegend.css.ts';

/** Which deck, which view, and seats together at one press. */
export function SeatTools() {
  const { view, onView, words } = useSeats();
  const { t } = words;
  return (
    <div className={styles.tools}>
      {view === 'map' && <DeckSwitch />}
      <Segmented
        label={t('view')}
        labelHidden
        choices={[
          { value: 'map', label: t('view.map') },
          { value: 'list', label: t('view.list') },
        ]}
        value={view}
        onChange={onView}
      />
      <ProposeButton />
    </div>
  );
}
