import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { repurchaseRules } from '../../../rules/repurchase/repurchase.ts';
import * as styles from './repurchase.css.ts';

/** The rules in sentences, from the data that checks them. */
export function RepurchaseRules() {
  const t = useMessages('repurchase');
  const { list } = useFormats();
  const { carriers, prefix, afterIssueHours, beforeDepartureHours } = repurchaseRules;
  const rules = [
    t('rule.same'),
    t('rule.fare'),
    t('rule.issue', { hours: afterIssueHours }),
    t('rule.departure', { hours: beforeDepartureHours }),
    t('rule.carriers', { carriers: list(carriers), prefix }),
  ];
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule} className={styles.rule}>
          <Icon name="check" size={20} className={styles.ruleSign} />
          <span>{rule}</span>
        </li>
      ))}
    </ul>
  );
}
