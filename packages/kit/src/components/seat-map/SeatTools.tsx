import { Button } from '../../primitives/button/Button.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import type { SeatLayout } from '../../rules/seats/layout.ts';
import type { SeatWords } from './seat-words.ts';
import * as styles from './SeatTools.css.ts';
import type { SeatView } from './types.ts';

export interface SeatToolsProps {
  layout: SeatLayout;
  deck: number;
  onDeck: (deck: number) => void;
  view: SeatView;
  onView: (view: SeatView) => void;
  /** Seats for all who have none, with the search that is loaded at the press; none to offer for one alone. */
  onPropose: ((proposing: typeof import('./propose.ts')) => void) | undefined;
  words: SeatWords;
}

/** Which deck, which view, and seats together at one press. */
export function SeatTools(props: SeatToolsProps) {
  const { layout, deck, onDeck, view, onView, onPropose, words } = props;
  const { decks } = layout;
  const { t } = words;
  return (
    <div className={styles.tools}>
      {decks.length > 1 && view === 'map' && (
        <Segmented
          label={t('decks')}
          labelHidden
          choices={decks.map((each, at) => ({ value: String(at), label: words.deck(each) }))}
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
        <Button
          variant="tinted"
          size="medium"
          icon="people"
          onClick={() => void import('./propose.ts').then(onPropose)}
        >
          {t('propose')}
        </Button>
      )}
    </div>
  );
}
