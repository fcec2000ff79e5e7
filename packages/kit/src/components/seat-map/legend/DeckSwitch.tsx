import { Segmented } from '../../../primitives/field/Segmented.tsx';
import { useSeats } from '../seats-context.ts';

/** Which deck is on show; nothing where there is one alone. */
export function DeckSwitch() {
  const { layout, deck, onDeck, words } = useSeats();
  const { decks } = layout;
  if (decks.length < 2) return null;
  return (
    <Segmented
      label={words.t('decks')}
      labelHidden
      choices={decks.map((each, at) => ({ value: String(at), label: words.deck(each) }))}
      value={String(deck)}
      onChange={(value) => onDeck(Number(value))}
    />
  );
}
