import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Section } from '../../primitives/card/Section.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { Day } from '../../rules/days.ts';
import { claimableDays } from '../../rules/retro/window.ts';
import { ticketPrefix } from '../../validators/numbers.ts';
import type { ShownTerms } from './types.ts';
import * as styles from './ClaimRules.css.ts';

const good = ['rules.2', 'rules.3', 'rules.4', 'rules.5'] as const;

export interface ClaimRulesProps extends RootProps<HTMLDivElement> {
  /** Days and programmes, as the airline sets them. */
  terms: ShownTerms;
  /** The airline's calendar day. */
  today: Day;
}

/** When points can be claimed, of what, and what to know before. */
export function ClaimRules({ terms, today, ...root }: ClaimRulesProps) {
  const t = useMessages('retro');
  const { date } = useFormats();
  const { months, monthsBeforeJoining, creditDays } = terms;
  const kinds = [
    ['own', terms.ownFromDay],
    ['partner', terms.partnerFromDay],
  ] as const;
  return (
    <div {...root}>
      <Section title={t('rules.when')}>
        <dl className={styles.spans}>
          {kinds.map(([kind, from]) => {
            const days = claimableDays(kind, terms, today);
            return (
              <div key={kind} className={styles.span}>
                <dt className={styles.label}>{t(`rules.${kind}`)}</dt>
                <dd>
                  <p className={styles.value}>{t('rules.span', { from, months })}</p>
                  <p className={styles.now}>
                    {t('rules.now', { from: date(days.from, 'date'), to: date(days.to, 'date') })}
                  </p>
                </dd>
              </div>
            );
          })}
          <div className={styles.span}>
            <dt className={styles.label}>{t('rules.joining')}</dt>
            <dd className={styles.value}>{t('rules.joiningText', { months: monthsBeforeJoining })}</dd>
          </div>
          <div className={styles.span}>
            <dt className={styles.label}>{t('rules.arrive')}</dt>
            <dd className={styles.value}>{t('rules.arriveText', { days: creditDays })}</dd>
          </div>
        </dl>
      </Section>
      <Section title={t('rules.good')}>
        <ol className={styles.rules}>
          <li>{t('rules.1', { prefix: ticketPrefix })}</li>
          {good.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
