import type { Companion } from '../../contracts/check-in/companions.ts';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { ageOn } from '../../rules/ages.ts';
import type { Day } from '../../rules/days.ts';
import { shownName } from '../../rules/member.ts';
import { DocumentLines } from '../person-line/DocumentLines.tsx';
import { PersonHead } from '../person-line/PersonHead.tsx';
import * as styles from './CompanionList.css.ts';

interface CompanionRowProps {
  companion: Companion;
  /** The day by which ages are told. */
  on: Day;
  /** Where the companion can be changed; the member cannot be here. */
  href: string | undefined;
  /** Whether this one travels along; left out where nobody is chosen. */
  chosen?: { readonly on: boolean; readonly onChange: (on: boolean) => void } | undefined;
}

/** One companion: who, with which document, and the way to change it. */
export function CompanionRow({ companion, on, href, chosen }: CompanionRowProps) {
  const t = useMessages('companions');
  const { paxType, birthday, identity, self } = companion;
  const shown = shownName(companion, useLocale());
  const type = t(`type.${paxType}`);
  const head = (
    <PersonHead
      {...shown}
      word={paxType === 'CHD' && birthday ? t('type.aged', { type, age: ageOn(birthday, on) }) : type}
      badge={self && <Badge>{t('self')}</Badge>}
    />
  );
  const document = <DocumentLines documents={[identity]} />;
  return (
    <div className={styles.row}>
      {chosen ? (
        <Checkbox
          label={head}
          detail={document}
          checked={chosen.on}
          onChange={(event) => chosen.onChange(event.target.checked)}
        />
      ) : (
        <div className={styles.words}>
          {head}
          {document}
        </div>
      )}
      {href !== undefined && <IconButton icon="edit" label={t('edit', { name: shown.name })} href={href} />}
    </div>
  );
}
