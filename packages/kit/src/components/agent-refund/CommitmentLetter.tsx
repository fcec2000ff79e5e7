import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { useSeen } from '../../primitives/use-seen.ts';
import * as styles from './CommitmentLetter.css.ts';

export interface CommitmentLetterProps extends RootProps<HTMLDivElement> {
  /** Passenger whose ticket is given back. */
  passenger: string;
  /** The airline's day. */
  day: string;
  /** The letter is agreed to. */
  value: boolean;
  /** It was ticked, or the tick was taken back. */
  onChange: (agreed: boolean) => void;
}

const points = ['1', '2', '3', '4', '5', '6'] as const;

/** The commitment letter, which must be read to its end before it can be agreed to. */
export function CommitmentLetter({
  passenger,
  day,
  value,
  onChange,
  className,
  ...root
}: CommitmentLetterProps) {
  const t = useMessages('agent-refund');
  const { date } = useFormats();
  const { end, seen } = useSeen();
  return (
    <div {...root} className={classNames(styles.letter, className)}>
      <div
        className={styles.text}
        role="group"
        // It scrolls by itself, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('letter.title')}
      >
        <ol className={styles.points}>
          {points.map((point) => (
            <li key={point}>{t(`letter.${point}`, { passenger })}</li>
          ))}
        </ol>
        <p className={styles.signed}>{t('letter.day', { day: date(day, 'date') })}</p>
        <div ref={end} className={styles.end} />
      </div>
      <div className={styles.agree}>
        <Checkbox
          label={t('letter.agree')}
          detail={
            <span role="status" className={seen ? styles.read : undefined}>
              {seen && <Icon name="check" size={16} />}
              {t(seen ? 'letter.read' : 'letter.readFirst')}
            </span>
          }
          checked={value}
          disabled={!seen}
          onChange={({ target }) => onChange(target.checked)}
        />
      </div>
    </div>
  );
}
