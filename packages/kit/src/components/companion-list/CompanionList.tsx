import type { Companion } from '../../contracts/check-in/companions.ts';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { shownName } from '../../rules/member.ts';
import { unaccompanied } from '../../rules/check-in/companions.ts';
import type { Day } from '../../rules/days.ts';
import { CompanionRow } from './CompanionRow.tsx';
import * as styles from './CompanionList.css.ts';

/** Choice of those who travel along. */
export interface CompanionChoice {
  /** Ids of who is chosen. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

export interface CompanionListProps extends RootProps<HTMLUListElement> {
  /** The member first. */
  companions: readonly Companion[];
  /** The day by which ages are told: of departure, else today. */
  on: Day;
  /** Where a companion can be changed. */
  editHref: (companion: Companion) => string;
  /** Choice of those who travel along; a plain list without it. */
  choice?: CompanionChoice | undefined;
}

/** With whom the member travels. A child who would travel alone is told under the child's row. */
export function CompanionList({ companions, on, editHref, choice, ...root }: CompanionListProps) {
  const t = useMessages('companions');
  const isChosen = ({ companionId }: Companion) => choice?.value.includes(companionId) ?? false;
  const alone = unaccompanied(companions.filter(isChosen));
  const last = alone.at(-1);
  const toggle = ({ companionId }: Companion, travels: boolean) => {
    const others = (choice?.value ?? []).filter((id) => id !== companionId);
    choice?.onChange(travels ? [...others, companionId] : others);
  };
  return (
    <ListCard {...root} label={choice ? t('list.choose') : t('list')}>
      {companions.map((companion) => (
        <li key={companion.companionId}>
          <CompanionRow
            {...{ companion, on }}
            href={companion.self ? undefined : editHref(companion)}
            chosen={
              choice && {
                on: isChosen(companion),
                onChange: (travels) => toggle(companion, travels),
              }
            }
          />
          {companion === last && <Alone alone={alone} />}
        </li>
      ))}
    </ListCard>
  );
}

/** The rule, where it is broken. */
function Alone({ alone }: { alone: readonly Companion[] }) {
  const t = useMessages('companions');
  const locale = useLocale();
  const errors = useMessages('check-in');
  const { list } = useFormats();
  return (
    <div className={styles.alone} role="status">
      <span className={styles.aloneIcon}>
        <Icon name="alert" size={20} />
      </span>
      <div>
        <p className={styles.aloneTitle}>{errors('childAlone')}</p>
        <p>{t('alone', { names: list(alone.map((one) => shownName(one, locale).name)) })}</p>
      </div>
    </div>
  );
}
