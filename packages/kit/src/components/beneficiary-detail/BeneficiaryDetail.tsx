import type { ReactNode } from 'react';
import type { Beneficiary } from '../../contracts/beneficiaries/beneficiaries.ts';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Card } from '../../primitives/card/Card.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { relationOf } from '../../rules/beneficiaries.ts';
import { shownName } from '../../rules/member.ts';
import { countryName, type CountryNames } from '../../rules/places/countries.ts';
import { BeneficiaryStatus } from '../beneficiary-list/BeneficiaryStatus.tsx';
import { BeneficiaryDocuments } from './BeneficiaryDocuments.tsx';
import * as styles from './BeneficiaryDetail.css.ts';

export interface BeneficiaryDetailProps extends RootProps<HTMLDivElement> {
  /** The beneficiary, as the back end gives them. */
  beneficiary: Beneficiary;
  /** The moment that waiting days and expiry are counted from. */
  now: Date;
  /** The back end's names of countries by ISO 3166 code, once they are there. */
  countryNames?: CountryNames | undefined;
}

/** All that is known of a beneficiary; numbers of documents stay masked. */
export function BeneficiaryDetail({ beneficiary, now, countryNames, ...root }: BeneficiaryDetailProps) {
  const t = useMessages('beneficiaries');
  const { date } = useFormats();
  const locale = useLocale();
  const { enFamilyName, enGivenName, relation, gender, birthday, country, beneficiaryDate } = beneficiary;
  const { name, chinese } = shownName(beneficiary, locale);
  const printed = [enFamilyName, enGivenName].filter(Boolean).join('/');
  return (
    <div {...root}>
      <Card flush>
        <div className={styles.head}>
          <h2 className={styles.name}>
            {name}
            {chinese !== undefined && (
              <>
                {' '}
                <span lang="zh" className={styles.chinese}>
                  {chinese}
                </span>
              </>
            )}
          </h2>
          <BeneficiaryStatus beneficiaryDate={beneficiaryDate} now={now} />
        </div>
        <dl>
          {printed && <Fact label={t('detail.ticketName')}>{printed}</Fact>}
          <Fact label={t('detail.relation')}>{t(`relation.${relationOf(relation)}`)}</Fact>
          <Fact label={t('detail.gender')}>{t(`gender.${gender}`)}</Fact>
          <Fact label={t('detail.birthday')}>{date(birthday, 'date')}</Fact>
          <Fact label={t('detail.country')}>{countryName(country, locale, countryNames)}</Fact>
          <Fact label={t('detail.begins')}>{date(beneficiaryDate, 'date')}</Fact>
        </dl>
      </Card>
      <BeneficiaryDocuments documents={beneficiary.idList} now={now} countryNames={countryNames} />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
