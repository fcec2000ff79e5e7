import type { Companion } from '../../contracts/check-in/companions.ts';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { shownName } from '../../rules/member.ts';
import { DocumentLines } from '../person-line/DocumentLines.tsx';
import { PersonHead } from '../person-line/PersonHead.tsx';
import * as styles from './CompanionForm.css.ts';

interface FoundCompanionProps {
  companion: Companion;
  onSelect: ((companion: Companion) => void) | undefined;
}

/** Companion who is on the list already, with one tap to choose them. */
export function FoundCompanion({ companion, onSelect }: FoundCompanionProps) {
  const t = useMessages('companions');
  const locale = useLocale();
  return (
    <div className={styles.found}>
      <div>
        <PersonHead {...shownName(companion, locale)} word={t(`type.${companion.paxType}`)} />
        <DocumentLines documents={[companion.identity]} />
      </div>
      {onSelect && (
        <Button variant="text" size="medium" onClick={() => onSelect(companion)}>
          {t('found.choose')}
        </Button>
      )}
    </div>
  );
}
