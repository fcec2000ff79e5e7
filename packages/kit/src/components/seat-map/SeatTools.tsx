import { memo } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import type { Deck } from '../../rules/cabin.ts';
import type { SeatWords } from './seat-words.ts';
import * as styles from './SeatMap.css.ts';
import type { SeatView } from './types.ts';

interface SeatToolsProps {
  decks: readonly Deck[];
  deck: number;
  onDeck: (deck: number) => void;
  view: SeatView;
  onView: (view: SeatView) => void;
  /** Seats for all who have none; none to offer for one alone. */
  onPropose: (() => void) | undefined;
  words: SeatWords;
}

/** Which deck, which view, and seats together at one press. */
export const SeatTools = memo(function SeatTools(props: SeatToolsProps) {
  const { decks, deck, onDeck, view, onView, onPropose, words } = props;
  const { t } = words;
  return (
    <div className={styles.tools}>
      {decks.length > 1 && view === 'map' && (
        <Segmented
          label={t('decks')}
          labelHidden
          choices={decks.map(({ id }, at) => ({ value: String(at), label: t(`deck.${id}`) }))}
          value={String(deck)}
          onChange={(value) => onDeck(Number(value))}
        />
      )}
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
      {onPropose && (
        <Button variant="tinted" size="medium" icon="people" onClick={onPropose}>
          {t('propose')}
        </Button>
      )}
    </div>
  );
});
