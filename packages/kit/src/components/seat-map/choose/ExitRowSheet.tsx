import { useState } from 'react';
import { Button } from '../../../primitives/button/Button.tsx';
import { Checkbox } from '../../../primitives/field/Checkbox.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Sheet } from '../../../primitives/sheet/Sheet.tsx';
import { useSeen } from '../../../primitives/use-seen.ts';
import type { SeatPassenger } from '../../../rules/seats/cabin.ts';
import { exitRowFromYears } from '../../../rules/seats/judge.ts';
import { priceFor } from '../../../rules/seats/price.ts';
import * as styles from './ExitRowSheet.css.ts';
import { SeatGlyph } from '../seat/SeatGlyph.tsx';
import { useSeats } from '../seats-context.ts';

interface ExitRowSheetProps {
  designator: string;
  passenger: SeatPassenger;
  /** Place in the party, from 1. */
  place: number;
  onConfirm: () => void;
  onCancel: () => void;
}

const abilities = ['orders', 'door', 'help'] as const;
const excluded = ['age', 'pregnant', 'children', 'impaired', 'belt', 'pet'] as const;

/** Demands on a passenger at an exit, read to the end and confirmed before the seat is taken. */
export function ExitRowSheet(props: ExitRowSheetProps) {
  const { designator, onCancel } = props;
  const { t } = useSeats().words;
  const [agreed, setAgreed] = useState(false);
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onCancel()}
      title={t('exitRow.title')}
      closeLabel={t('close')}
      actions={
        <div className={styles.actions}>
          <Button wide disabled={!agreed} onClick={props.onConfirm}>
            {t('exitRow.confirm', { seat: designator })}
          </Button>
          <Button variant="text" wide onClick={onCancel}>
            {t('exitRow.other')}
          </Button>
        </div>
      }
    >
      <ExitRowNotice {...props} agreed={agreed} onAgree={setAgreed} />
    </Sheet>
  );
}

interface ExitRowNoticeProps extends ExitRowSheetProps {
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

function ExitRowNotice({ designator, passenger, place, agreed, onAgree }: ExitRowNoticeProps) {
  const { layout, words } = useSeats();
  const { t, price, features } = words;
  const { end, seen } = useSeen();
  const placed = layout.byDesignator.get(designator);
  return (
    <>
      <div className={styles.picture} data-side={(placed?.across ?? 0) > 0.5 ? 'end' : 'start'}>
        <span className={styles.wall}>{t('exit')}</span>
        <span className={styles.arrow} aria-hidden />
        <SeatGlyph look="chosen" holder={place} large />
        <div>
          <p>
            <b className={styles.designator}>{designator}</b> {placed && features(placed)}
          </p>
          <p className={styles.who}>
            {passenger.name} <b className={styles.price}>{price(priceFor(placed?.seat, passenger.id))}</b>
          </p>
        </div>
      </div>
      <h3 className={styles.heading}>{t('exitRow.able')}</h3>
      <ul className={styles.able}>
        {abilities.map((ability) => (
          <li key={ability} className={styles.point}>
            <Icon name="check" size={20} className={styles.yes} />
            {t(`exitRow.able.${ability}`)}
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>{t('exitRow.not')}</h3>
      <ul className={styles.not}>
        {excluded.map((who) => (
          <li key={who} className={styles.point}>
            <Icon name="close" size={20} className={styles.no} />
            {who === 'age' ? t('exitRow.not.age', { years: exitRowFromYears }) : t(`exitRow.not.${who}`)}
          </li>
        ))}
      </ul>
      <div ref={end}>
        <Checkbox
          label={t('exitRow.agree', { name: passenger.name })}
          detail={t('exitRow.checked')}
          checked={agreed}
          disabled={!seen}
          onChange={({ target }) => onAgree(target.checked)}
        />
      </div>
    </>
  );
}
