import { useMemo, useState } from 'react';
import { useFormats } from '../../../messages/use-formats.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Sheet } from '../../../primitives/sheet/Sheet.tsx';
import { seatedOf } from '../../../rules/seats/party.ts';
import { repairSeating } from '../../../rules/seats/repair.ts';
import { seatTotal } from '../../../rules/seats/total.ts';
import { CabinFragment } from './CabinFragment.tsx';
import { layoutFor } from '../layouts.ts';
import { useSeatWords } from '../seat-words.ts';
import type { SeatLostProps } from './seat-lost.ts';
import * as styles from './SeatLostSheet.css.ts';
import { SeatStrip } from '../SeatStrip.tsx';
import { LostSeatChoices } from './LostSeatChoices.tsx';

/** Message of a lost seat: what happened, the picture, who keeps a seat, and up to three ways out. */
export function SeatLostSheet(props: SeatLostProps) {
  const { data, party, seating, owned, passengerId, alsoGone, keptUntil, onRepair, onClose, ...root } = props;
  const words = useSeatWords();
  const { t } = words;
  const { date } = useFormats();
  const layout = layoutFor(data);
  const ways = useMemo(
    () => repairSeating({ layout, party, seating, ...(owned && { owned }) }, passengerId, 3, alsoGone),
    [layout, party, seating, owned, passengerId, alsoGone],
  );
  const [chosen, setChosen] = useState(0);
  const way = ways[chosen];
  const lost = seating[passengerId] ?? '';
  const people = seatedOf(party);
  const name = people.find(({ id }) => id === passengerId)?.name ?? '';
  const kept = people.filter(
    ({ id }) =>
      seating[id] !== undefined &&
      way?.moved.includes(id) !== true &&
      id !== passengerId &&
      alsoGone?.includes(seating[id]) !== true,
  );
  const { cash, points } = seatTotal(
    [{ layout, seating: way?.seating ?? {}, ...(owned && { owned }) }],
    people,
  ).inCash;
  const costs = cash.length > 0 || points > 0;
  const seats = way?.moved.map((id) => way.seating[id] ?? '') ?? [];
  return (
    <Sheet
      {...root}
      open
      onOpenChange={(open) => open || onClose()}
      title={t('lost.title', { seat: lost })}
      closeLabel={t('close')}
      actions={
        way ? (
          <>
            <SeatStrip segments={[{ data, seating: way.seating, owned }]} party={party} />
            <Button tone={costs ? 'pay' : 'action'} onClick={() => onRepair(way.seating)}>
              {t('lost.take', { seats: seats.join(t('letters')) })}
            </Button>
          </>
        ) : (
          <Button wide onClick={onClose}>
            {t('exitRow.other')}
          </Button>
        )
      }
    >
      <p className={styles.text}>{t('lost.text')}</p>
      <CabinFragment layout={layout} party={party} seating={seating} lost={lost} way={way} words={words} />
      {kept.length > 0 && (
        <p className={styles.kept}>
          <Icon name="check" size={20} className={styles.yes} />
          <span className={styles.who}>
            {t('lost.kept', { seats: words.list(kept.map((one) => `${one.name} ${seating[one.id]}`)) })}
          </span>
          {keptUntil !== undefined && <span>{t('lost.until', { time: date(keptUntil, 'time') })}</span>}
        </p>
      )}
      {ways.length === 0 ? (
        <p className={styles.text}>{t('lost.none')}</p>
      ) : (
        <LostSeatChoices
          layout={layout}
          ways={ways}
          lost={lost}
          name={name}
          chosen={chosen}
          onChoose={setChosen}
          words={words}
        />
      )}
    </Sheet>
  );
}
