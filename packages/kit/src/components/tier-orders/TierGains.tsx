import type { RootProps } from '../../primitives/root-props.ts';
import { useId } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { BenefitChange, GivenBenefit } from '../../rules/tiers/benefits.ts';
import * as styles from './TierGains.css.ts';

export interface TierGainsProps extends RootProps {
  /** Benefits that are more than before, at least one. */
  changes: readonly BenefitChange[];
}

/** Signs of a benefit that was not given, and of one that has changed. */
const none = '—';
const becomes = ' →';

/** Benefits of a new tier that are more than before: as it was, and as it is. */
export function TierGains({ changes, ...root }: TierGainsProps) {
  const t = useMessages('tier-orders');
  const benefits = useMessages('tier-progress');
  const id = useId();
  return (
    <section {...root}>
      <h3 id={id} className={styles.title}>
        {t('reached.gains')}
      </h3>
      <table aria-labelledby={id} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{benefits('benefits.item')}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{t('reached.before')}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{benefits('benefits.now')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ benefit, before, now }) => (
            <tr key={benefit} className={styles.row}>
              <th scope="row" className={styles.name}>
                {benefits(`benefit.${benefit}`)}
              </th>
              <td className={styles.before}>
                {before ? (
                  <Given given={before} />
                ) : (
                  <>
                    <VisuallyHidden>{benefits('benefits.none')}</VisuallyHidden>
                    <span aria-hidden>{none}</span>
                  </>
                )}
                <span aria-hidden>{becomes}</span>
              </td>
              <td className={styles.now}>
                <Given given={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Given({ given: { value } }: { given: GivenBenefit }) {
  const benefits = useMessages('tier-progress');
  return value ?? benefits('benefits.included');
}
