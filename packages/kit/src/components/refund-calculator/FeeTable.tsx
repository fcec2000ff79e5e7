import { useMessages } from '../../messages/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { FeeStep } from '../../rules/fare-ladder/ladder.ts';
import { FeeAmount } from './FeeAmount.tsx';
import { useBounds } from './use-bounds.ts';
import * as styles from './FeeTable.css.ts';

export interface FeeTableProps extends RootProps<HTMLTableElement> {
  /** Steps of the fees, in order: `feeSteps`. */
  steps: readonly FeeStep[];
  /** Place of the step in force. */
  current: number;
  /** ISO 4217. */
  currency: string;
}

/** The steps of a ticket's fees as a table, the one in force marked. */
export function FeeTable({ steps, current, currency, className, ...root }: FeeTableProps) {
  const t = useMessages('fees');
  const bounds = useBounds();
  return (
    <table {...root} className={classNames(styles.table, className)} data-part="table">
      <caption>
        <VisuallyHidden>{t('table')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('asked')}</th>
          <th scope="col" className={styles.figure}>
            {t('fee.change')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('fee.refund')}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step, index) => (
          <tr
            key={step.until ?? 'last'}
            className={styles.row}
            data-state={index === current ? 'current' : undefined}
          >
            <th scope="row">
              <span className={styles.step}>
                {bounds.step(step, steps[index - 1])}
                {index === current && <Badge tone="action">{t('now')}</Badge>}
              </span>
              {step.untilMinutes !== undefined && step.until !== undefined && (
                <span className={styles.until}>{t('step.until', { when: bounds.moment(step.until) })}</span>
              )}
            </th>
            <td className={styles.figure}>
              <FeeAmount fee={step.change} wish="change" currency={currency} />
            </td>
            <td className={styles.figure}>
              <FeeAmount fee={step.refund} wish="refund" currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
