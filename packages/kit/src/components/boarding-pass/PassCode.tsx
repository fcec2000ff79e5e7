import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { inlineVars } from '../../primitives/inline-vars.ts';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { Loading } from '../../primitives/skeleton/Loading.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import type { Drawing } from './drawing.ts';
import * as styles from './PassCode.css.ts';
import type { Symbology } from './types.ts';
import { useBarcode } from './use-barcode.ts';

export interface PassCodeProps {
  text: string;
  symbology: Symbology;
}

/** The barcode on white, its wait, or why it is not there. */
export function PassCode({ text, symbology }: PassCodeProps) {
  const t = useMessages('boarding-pass');
  const barcode = useBarcode(text, symbology);
  switch (barcode.kind) {
    case 'waiting':
      return (
        <div data-part="barcode" data-state="waiting" className={styles.panel}>
          <div className={classNames(styles.code, styles.waiting)}>
            <Loading label={t('code.waiting')}>
              <Skeleton inlineSize="100%" blockSize="100%" />
            </Loading>
          </div>
        </div>
      );
    case 'drawn': {
      const label = t('code', { symbology: t(`symbology.${symbology}`) });
      return <Symbol drawing={barcode.drawing} label={label} wide={symbology === 'pdf417'} />;
    }
    case 'failed':
      return (
        <PassTrouble
          title={t('code.failed')}
          text={t('code.failed.text')}
          retry={{ label: t('code.retry'), onClick: barcode.retry }}
        />
      );
  }
}

/** The modules, and the white that a scanner needs round them. */
function Symbol({ drawing, label, wide }: { drawing: Drawing; label: string; wide: boolean }) {
  return (
    <div
      data-part="barcode"
      data-state="drawn"
      className={classNames(styles.panel, wide && styles.widePanel, wide && styles.wholeLine)}
    >
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${drawing.columns} ${drawing.rows}`}
        className={classNames(styles.code, wide && styles.wide)}
        style={inlineVars({ [styles.columns]: drawing.columns })}
      >
        <path d={drawing.path} />
      </svg>
    </div>
  );
}

export interface PassTroubleProps {
  title: string;
  text: string;
  retry: { label: string; onClick: () => void } | undefined;
}

/** Where the barcode would. */
export function PassTrouble({ title, text, retry }: PassTroubleProps) {
  return (
    <div data-part="barcode" data-state="failed" className={classNames(styles.trouble, styles.wholeLine)}>
      <Notice
        tone="error"
        title={title}
        live
        action={
          retry && (
            <Button variant="outline" size="medium" icon="refresh" onClick={retry.onClick}>
              {retry.label}
            </Button>
          )
        }
      >
        {text}
      </Notice>
    </div>
  );
}
