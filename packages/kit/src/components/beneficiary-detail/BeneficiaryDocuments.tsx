import type { IdentityOnWire } from '../../contracts/beneficiaries/beneficiaries.ts';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { countryName, type CountryNames } from '../../rules/places/countries.ts';
import { credentialOf } from '../../rules/credentials.ts';
import { dayIn } from '../../rules/days.ts';
import { MaskedNumber } from '../person-line/MaskedNumber.tsx';
import * as styles from './BeneficiaryDetail.css.ts';

interface BeneficiaryDocumentsProps {
  documents: readonly IdentityOnWire[];
  now: Date;
  countryNames: CountryNames | undefined;
}

/** The airline's zone, which its calendar days are counted in. */
const airlineZone = 'Asia/Shanghai';

/** Kind, masked number, last day and issuer of each document. */
export function BeneficiaryDocuments({ documents, now, countryNames }: BeneficiaryDocumentsProps) {
  const t = useMessages('beneficiaries');
  const { date } = useFormats();
  const locale = useLocale();
  const today = dayIn(now, airlineZone);
  return (
    <Section title={t('detail.documents')}>
      <ListCard>
        {documents.map(({ idType, idNo, expireDate, issueCountry }) => {
          const kind = credentialOf(idType)?.kind ?? 'other';
          return (
            <li key={`${idType} ${idNo}`} className={styles.document}>
              <Icon name={kind === 'passport' ? 'passport' : 'id-card'} className={styles.icon} />
              <span className={styles.kind}>
                {t(`document.${kind}`)}
                {expireDate !== undefined && expireDate < today && (
                  <Badge tone="error" icon="error">
                    {t('detail.expired')}
                  </Badge>
                )}
              </span>
              <span className={styles.number}>
                <MaskedNumber number={idNo} />
              </span>
              <span className={styles.small}>
                <span>
                  {expireDate === undefined
                    ? t('detail.noExpiry')
                    : t('detail.expires', { date: date(expireDate, 'date') })}
                </span>
                {issueCountry && (
                  <span>
                    {t('detail.issuedBy', { country: countryName(issueCountry, locale, countryNames) })}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ListCard>
    </Section>
  );
}
