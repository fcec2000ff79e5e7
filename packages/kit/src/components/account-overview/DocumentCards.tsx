import type { MemberDocument } from '../../contracts/account/member-account.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { credentialOf } from '../../rules/credentials.ts';
import type { Day } from '../../rules/days.ts';
import { validityOf } from '../../rules/member-account.ts';
import { MaskedText } from '../person-line/MaskedText.tsx';
import * as styles from './account-overview.css.ts';

export interface DocumentCardsProps extends RootProps<HTMLUListElement> {
  /** At least one. */
  documents: readonly MemberDocument[];
  /** By which their validity is measured. */
  today: Day;
  /** Where a document that can be changed leads, by its place in the list. */
  hrefOf: (index: number) => string;
}

/** The member's documents, their numbers masked. The main one has a lock where the others have an arrow. */
export function DocumentCards({ documents, today, hrefOf, ...root }: DocumentCardsProps) {
  const t = useMessages('account');
  return (
    <ListCard {...root} label={t('documents')}>
      {documents.map((document, index) => (
        <ListRow
          key={document.documentId}
          icon={credentialOf(document.idType)?.kind === 'passport' ? 'passport' : 'id-card'}
          label={<Kind document={document} today={today} />}
          detail={<Number document={document} today={today} />}
          value={
            document.main ? (
              <Icon name="lock" size={20} label={t('locked')} className={styles.lock} />
            ) : undefined
          }
          href={document.main ? undefined : hrefOf(index)}
        />
      ))}
    </ListCard>
  );
}

interface PartProps {
  document: MemberDocument;
  today: Day;
}

function Kind({ document, today }: PartProps) {
  const t = useMessages('account');
  const words = useMessages('beneficiaries');
  const validity = validityOf(document.expireDate, today);
  return (
    <span className={styles.kind}>
      <span>{words(`document.${credentialOf(document.idType)?.kind ?? 'other'}`)}</span>
      {document.main && <Badge>{t('main')}</Badge>}
      {validity.state === 'soon' && (
        <Badge tone="attention" icon="clock">
          {t('soon', { days: validity.days })}
        </Badge>
      )}
      {validity.state === 'expired' && (
        <Badge tone="error" icon="error">
          {t('expired')}
        </Badge>
      )}
    </span>
  );
}

function Number({ document, today }: PartProps) {
  const t = useMessages('account');
  const { date } = useFormats();
  const validity = validityOf(document.expireDate, today);
  return (
    <>
      <span className={styles.number}>
        <MaskedText text={document.idNo} />
      </span>
      <span className={styles.validity}>
        {validity.state === 'unlimited' ? t('unlimited') : t('until', { date: date(validity.until, 'date') })}
      </span>
    </>
  );
}
