import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { IdentityKey } from '../../rules/beneficiaries.ts';
import { credentialOf } from '../../rules/credentials.ts';
import { MaskedNumber } from './MaskedNumber.tsx';
import * as styles from './PersonLine.css.ts';

export interface DocumentLinesProps extends RootProps<HTMLSpanElement> {
  /** Kind and number of each document, as the wire has them. */
  documents: readonly IdentityKey[];
}

/** The documents of a person, one on each line, their numbers masked. */
export function DocumentLines({ documents, className, ...root }: DocumentLinesProps) {
  const t = useMessages('beneficiaries');
  return (
    <span {...root} className={classNames(styles.documents, className)}>
      {documents.map(({ idType, idNo }) => (
        <span key={`${idType} ${idNo}`} className={styles.document}>
          <span>{t(`document.${credentialOf(idType)?.kind ?? 'other'}`)}</span> <MaskedNumber number={idNo} />
        </span>
      ))}
    </span>
  );
}
