import * as styles from './Facts.css.ts';

/** One field as it is named on the wire or in the configuration, and its value. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Fields and their values, as rows. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name} translate="no">
            {name}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
