import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { inlineVars } from '../../primitives/inline-vars.ts';
import { reachByKeys } from '../../primitives/reach-by-keys.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { mayUse, type UpgradeRelation, type UpgradeWay } from '../../rules/changes/upgrade.ts';
import * as styles from './UpgradeTable.css.ts';

export interface UpgradeTableProps extends RootProps<HTMLDivElement> {
  /** Passengers with their standing to the member. */
  people: readonly { readonly id: string; readonly name: string; readonly relation: UpgradeRelation }[];
  /** Ways that have a column. */
  ways: readonly UpgradeWay[];
}

/** Table of who may use which way. Source: mockup 81, travel.md 6. */
export function UpgradeTable({ people, ways, ...root }: UpgradeTableProps) {
  const t = useMessages('upgrades');
  return (
    <Card flush {...root} data-part="upgrade-table">
      <div ref={reachByKeys} className={styles.scroll} role="group" aria-label={t('who')}>
        <table className={styles.table} style={inlineVars({ [styles.columns]: ways.length })}>
          <caption>
            <VisuallyHidden>{t('who')}</VisuallyHidden>
          </caption>
          <thead className={styles.body}>
            <tr className={styles.heads}>
              <th scope="col" className={classNames(styles.head, styles.corner)}>
                <VisuallyHidden>{t('who.passenger')}</VisuallyHidden>
              </th>
              {ways.map((way) => (
                <th key={way} scope="col" className={styles.head}>
                  {t(`short.${way}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.body}>
            {people.map(({ id, name, relation }) => (
              <tr key={id} className={styles.row}>
                <th scope="row" className={styles.person}>
                  {name} <span className={styles.relation}>{t(`relation.${relation}`)}</span>
                </th>
                {ways.map((way) => {
                  const may = mayUse(way, relation);
                  return (
                    <td key={way} className={styles.mark} data-state={may ? 'yes' : 'no'}>
                      <Icon name={may ? 'check' : 'minus'} className={may ? styles.yes : styles.no} />
                      <VisuallyHidden>{t(may ? 'who.yes' : 'who.no')}</VisuallyHidden>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
