import type { Companion } from '../../contracts/check-in/companions.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { beneficiaryName } from '../../rules/beneficiaries.ts';
import { DocumentLines } from '../person-line/DocumentLines.tsx';
import { PersonHead } from '../person-line/PersonHead.tsx';
import * as styles from './CompanionForm.css.ts';

interface FoundCompanionProps {
  companion: Companion;
  onChoose: ((companion: Companion) => void) | undefined;
}

/** Companion who is on the list already, with one tap to choose them. */
export function FoundCompanion({ companion, onChoose }: FoundCompanionProps) {
  const t = useMessages('companions');
  return (
    <div className={styles.found}>
      <div>
        <PersonHead name={beneficiaryName(companion)} word={t(`type.${companion.paxType}`)} />
        <DocumentLines documents={[companion.identity]} />
      </div>
      {onChoose && (
        <Button variant="text" size="medium" onClick={() => onChoose(companion)}>
          {t('found.choose')}
        </Button>
      )}
    </div>
  );
}
