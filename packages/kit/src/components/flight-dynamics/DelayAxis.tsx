import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { delayAxis, type DelayStep, type FlightRightRule } from '../../rules/dynamics/rights.ts';
import { useFlightWords } from './use-flight-words.ts';
import * as styles from './FlightDynamics.css.ts';

export interface DelayAxisProps {
  rules: readonly FlightRightRule[];
  /** Minutes of delay so far. */
  soFar: number;
}

const percent = (share: number) => `${share * 100}%`;
/** Share of the plot that is kept free above the highest step. */
const highest = 0.72;

/** The ladder of a delay with the present. A picture: the rows below say the same in words. */
export function DelayAxis({ rules, soFar }: DelayAxisProps) {
  const t = useMessages('dynamics');
  const { money } = useFormats();
  const words = useFlightWords();
  const axis = delayAxis(rules, soFar);
  if (!axis) return null;
  const { steps, now } = axis;
  const inForce = steps.findLastIndex(({ after }) => after <= soFar);
  const heightOf = (index: number) => ((index + 1) / steps.length) * highest;
  const up = (height: number) => 100 - height * 100;
  const path = (from: number, to: number): string => {
    const began = steps.findLastIndex(({ at }) => at <= from);
    const start = `M${from * 100} ${up(began < 0 ? 0 : heightOf(began))}`;
    const rest = steps
      .map((step, index) =>
        step.at > from && step.at <= to ? `H${step.at * 100}V${up(heightOf(index))}` : '',
      )
      .join('');
    return `${start}${rest}H${to * 100}`;
  };
  const labelOf = ({ rules: begins }: DelayStep): string => {
    const [first] = begins;
    if (!first) return t('axis.delayed');
    if (first.kind === 'compensation' && first.amount) return money(first.amount);
    return first.kind === 'compensation' ? t('right.compensationUnknown') : t('right.meals');
  };
  return (
    <div className={styles.axis} aria-hidden data-part="axis">
      <div className={styles.plot}>
        <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={styles.under} d={`${path(0, now)}V100H0Z`} />
          <path className={styles.base} d="M0 100H100" />
          <path className={classNames(styles.line, styles.ahead)} d={path(now, 1)} />
          <path className={styles.line} d={path(0, now)} />
        </svg>
        {steps.map((step, index) => (
          <span
            key={step.after}
            className={classNames(styles.stepLabel, step.after > soFar && styles.later)}
            style={
              index === steps.length - 1
                ? { insetInlineEnd: 0, insetBlockEnd: percent(heightOf(index)) }
                : {
                    // Clear of the present, which may be right behind its boundary.
                    ...(index === inForce
                      ? { insetInlineEnd: percent(1 - step.at) }
                      : { insetInlineStart: percent(step.at) }),
                    insetBlockEnd: percent(heightOf(index)),
                  }
            }
          >
            {labelOf(step)}
          </span>
        ))}
        <span className={styles.nowLine} style={{ insetInlineStart: percent(now) }} />
        {steps.map((step) => (
          <span key={step.after} className={styles.stepHour} style={{ insetInlineStart: percent(step.at) }}>
            {words.length(step.after)}
          </span>
        ))}
        <span
          className={styles.nowWord}
          style={{ insetInlineStart: `clamp(4.5rem, ${percent(now)}, 100% - 4.5rem)` }}
        >
          {t('axis.now', { length: words.length(soFar) })}
        </span>
      </div>
    </div>
  );
}
