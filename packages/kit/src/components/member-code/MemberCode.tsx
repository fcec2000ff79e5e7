import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { inlineVars } from '../../primitives/inline-vars.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Loading } from '../../primitives/skeleton/Loading.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { groupedCardNumber } from '../../rules/member.ts';
import { useBarcode } from '../boarding-pass/use-barcode.ts';
import * as styles from './MemberCode.css.ts';

export interface MemberCodeProps extends RootProps<HTMLDivElement> {
  /** Membership number, 12 digits: all that the code holds. */
  cardNumber: string;
  /** As it is written in the language in use. */
  name?: string | undefined;
}

/** A membership number as a QR code on white, and in digits for whoever cannot scan it. */
export function MemberCode({ cardNumber, name, className, ...root }: MemberCodeProps) {
  const t = useMessages('mine');
  const barcode = useBarcode(cardNumber, 'qr');
  return (
    <div {...root} className={classNames(styles.code, className)}>
      {barcode.kind === 'failed' ? (
        <p role="alert">{t('code.failed')}</p>
      ) : (
        <div className={styles.panel}>
          {barcode.kind === 'drawn' ? (
            <svg
              role="img"
              aria-label={t('code.title')}
              viewBox={`0 0 ${barcode.drawing.columns} ${barcode.drawing.rows}`}
              className={styles.picture}
              style={inlineVars({ [styles.columns]: barcode.drawing.columns })}
            >
              <path d={barcode.drawing.path} />
            </svg>
          ) : (
            <Loading label={t('loading')}>
              <Skeleton inlineSize="100%" blockSize="100%" />
            </Loading>
          )}
        </div>
      )}
      <div>
        {name !== undefined && <p className={styles.name}>{name}</p>}
        <p className={styles.number}>{groupedCardNumber(cardNumber)}</p>
      </div>
      <p className={styles.hint}>{t('code.hint')}</p>
    </div>
  );
}
