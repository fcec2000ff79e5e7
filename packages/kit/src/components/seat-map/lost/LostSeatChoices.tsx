import { useFormats } from '../../../messages/use-formats.ts';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { RadioList } from '../../../primitives/field/RadioList.tsx';
import type { SeatLayout } from '../../../rules/seats/layout.ts';
import { areNeighbours } from '../../../rules/seats/neighbours.ts';
import { togetherness } from '../../../rules/seats/proposal.ts';
import type { SeatRepair } from '../../../rules/seats/repair.ts';
import { seatTotal } from '../../../rules/seats/total.ts';
import type { SeatWords } from '../seat-words.ts';
import * as styles from './SeatLostSheet.css.ts';

interface LostSeatChoicesProps {
  layout: SeatLayout;
  ways: readonly SeatRepair[];
  /** The designator that is gone, and the name of whose it was. */
  lost: string;
  name: string;
  chosen: number;
  onChoose: (at: number) => void;
  words: SeatWords;
}

/** The ways out of a lost seat: which seats, why they suit, what they cost. */
export function LostSeatChoices({ layout, ways, lost, name, chosen, onChoose, words }: LostSeatChoicesProps) {
  const { t, list, features } = words;
  const { money } = useFormats();
  const before = layout.byDesignator.get(lost);
  const detailOf = ({ way, moved, seating }: SeatRepair): string => {
    if (way === 'together') {
      const row = layout.byDesignator.get(seating[moved[0] ?? ''] ?? '')?.line;
      const near = togetherness(
        layout,
        Object.fromEntries(
          Object.entries(seating).filter(([, seat]) => layout.byDesignator.get(seat)?.line === row),
        ),
      );
      return t(near === 'block' ? 'lost.together' : 'lost.row', { people: moved.length });
    }
    const seat = layout.byDesignator.get(seating[moved[0] ?? ''] ?? '');
    if (!seat) return '';
    const beside = before && areNeighbours(layout, seat, before);
    const near = beside ? t('lost.beside') : seat.line === before?.line ? t('lost.sameRow') : '';
    return list([near, features(seat)]);
  };
  const priceOf = ({ moved, seating }: SeatRepair): string => {
    const { inCash } = seatTotal(
      [{ layout, seating }],
      moved.map((id) => ({ id })),
    );
    const points = inCash.points > 0 ? [t('price.points', { points: inCash.points })] : [];
    const price = [...inCash.cash.map(money), ...points].join(' + ') || t('price.free');
    return moved.length > 1 ? t('lost.people', { people: moved.length, price }) : price;
  };
  return (
    <div className={styles.ways}>
      <RadioList
        flush
        legend={<span className={styles.head}>{t('lost.ways', { name })}</span>}
        items={ways.map((way, at) => ({
          value: String(at),
          label: (
            <>
              <b className={styles.seats}>
                {way.moved.map((id) => way.seating[id] ?? '').join(t('letters'))}
              </b>{' '}
              {at === 0 && <Badge tone="neutral">{t('lost.best')}</Badge>}
            </>
          ),
          detail: detailOf(way),
          aside: priceOf(way),
        }))}
        value={String(chosen)}
        onChange={(value) => onChoose(Number(value))}
      />
    </div>
  );
}
