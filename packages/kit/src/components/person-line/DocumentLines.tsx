import { useMessages } from '../../messages/provider.tsx';
import type { IdentityKey } from '../../rules/beneficiaries.ts';
import { credentialOf } from '../../rules/credentials.ts';
import { MaskedNumber } from './MaskedNumber.tsx';
import * as styles from './PersonLine.css.ts';

export interface DocumentLinesProps {
  /** Kind and number of each document, as the wire has them. */
  documents: readonly IdentityKey[];
}

/** The documents of a person, one on each line, their numbers masked. */
export function DocumentLines({ documents }: DocumentLinesProps) {
  const t = useMessages('beneficiaries');
  return (
    <>
      {documents.map(({ idType, idNo }) => (
        <span key={`${idType} ${idNo}`} className={styles.document}>
          <span>{t(`document.${credentialOf(idType)?.kind ?? 'other'}`)}</span> <MaskedNumber number={idNo} />
        </span>
      ))}
    </>
  );
}
