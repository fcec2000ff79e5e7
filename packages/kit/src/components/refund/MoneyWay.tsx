import { MaskedSentence } from '../person-line/MaskedSentence.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { DatedStep, MoneyStep, MoneyWay as Way } from '../../rules/refunds/money-way.ts';
import * as styles from './MoneyWay.css.ts';

export interface MoneyWayProps extends RootProps<HTMLOListElement> {
  /** Dated steps, from `moneyWay`. */
  way: Way;
  /** A line under a step, by its name: who, how much, by which payment; none under a step that will not come. */
  notes?: Readonly<Partial<Record<MoneyStep, string>>>;
}

const icons: Readonly<Partial<Record<DatedStep['state'], IconName>>> = {
  done: 'check',
  refused: 'close',
  late: 'clock',
};

const noNotes: NonNullable<MoneyWayProps['notes']> = {};

/** The dated way of the money of a refund: what has come and when, what is under way, and by when the rest has to come. */
export function MoneyWay({ way, notes = noNotes, className, ...root }: MoneyWayProps) {
  const t = useMessages('refund-request');
  return (
    <ol {...root} aria-label={t('way')} className={classNames(styles.steps, className)}>
      {way.steps.map((step, at) => (
        <Step key={step.step} step={step} note={notes[step.step]} isLast={at === way.steps.length - 1} />
      ))}
    </ol>
  );
}

interface StepProps {
  step: DatedStep;
  note: string | undefined;
  isLast: boolean;
}

function Step({ step, note, isLast }: StepProps) {
  const t = useMessages('refund-request');
  const { state } = step;
  const icon = icons[state];
  return (
    <li className={styles.step} data-part={step.step} data-state={state}>
      {!isLast && <span className={styles.line} data-state={state} />}
      <span className={styles.marks[state]}>{icon && <Icon name={icon} size={16} />}</span>
      <span className={styles.words}>
        <span className={styles.name} data-state={state}>
          {nameOf(step, t)}
          <VisuallyHidden>{` ${t(`step.state.${state}`)}`}</VisuallyHidden>
        </span>
        <When step={step} />
      </span>
      {note !== undefined && state !== 'never' && <MaskedSentence text={note} className={styles.note} />}
    </li>
  );
}

function nameOf({ step, state }: DatedStep, t: ReturnType<typeof useMessages<'refund-request'>>): string {
  if (state === 'refused') return t('step.refused');
  return state === 'late' ? t('step.late') : t(`step.${step}`);
}

/** When it came, or by when it has to. */
function When({ step: { at, by, state } }: { step: DatedStep }) {
  const t = useMessages('refund-request');
  const { date } = useFormats();
  const said = () => {
    if (at !== undefined) return `${date(at, 'monthDay')} ${date(at, 'time')}`;
    if (by === undefined || state === 'never') return '—';
    const day = date(by.day, 'monthDay');
    if (!by.certain) return t('step.about', { day });
    return state === 'late' ? t('step.was', { day }) : t('step.by', { day });
  };
  return (
    <span className={styles.when} data-state={state}>
      {said()}
    </span>
  );
}
