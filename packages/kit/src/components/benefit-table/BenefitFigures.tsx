import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { TierPrivileges } from '../../contracts/tiers/tiers.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { benefits } from '../../rules/tiers/benefits.ts';
import { figureParts } from './figure-parts.ts';
import * as styles from './BenefitFigures.css.ts';

/** A figure is large; words in its place are a title, for a long one would break. */
const lookOf = (text: string, figure: boolean): string => {
  if (!figure) return styles.unit;
  return /\d/.test(text) ? styles.figure : styles.words;
};

export interface BenefitFiguresProps extends RootProps<HTMLDListElement> {
  /** The tier whose benefits are shown; what it does not give is left out. */
  tier: TierPrivileges;
}

/** The benefits of one tier as a printed form: the amount large, its unit small, or a tick. */
export function BenefitFigures({ tier: { privileges }, className, ...root }: BenefitFiguresProps) {
  const t = useMessages('tier-progress');
  const given = benefits.flatMap(
    (benefit) => privileges.find((each) => each.benefit === benefit && each.included) ?? [],
  );
  return (
    <dl {...root} className={classNames(styles.form, className)}>
      {given.map(({ benefit, value }) => (
        <div key={benefit} className={styles.cell}>
          <dt className={styles.name}>{t(`benefit.${benefit}`)}</dt>
          <dd className={styles.amount}>
            {value === undefined ? (
              <Icon name="check" size={32} label={t('benefits.included')} />
            ) : (
              figureParts(value).map(({ text, figure }) => (
                <span key={text} className={lookOf(text, figure)}>
                  {text}
                </span>
              ))
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
