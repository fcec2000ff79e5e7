import { useState } from 'react';
import { useBeneficiaries } from '../../client/beneficiaries/beneficiaries.ts';
import { useCountryNames } from '../../client/names.ts';
import { BeneficiaryDetail } from '../../components/beneficiary-detail/BeneficiaryDetail.tsx';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { shownName } from '../../rules/member.ts';
import { Frame } from '../shell/Frame.tsx';
import { BeneficiaryStates } from './BeneficiaryStates.tsx';
import { DetailActions } from './DetailActions.tsx';
import { NotListed } from '../shell/NotListed.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { useOpened } from '../shell/use-opened.ts';
import { useRemoval } from './use-removal.ts';
import * as styles from './beneficiaries.css.ts';

/** One beneficiary with all fields, and the ways to change and to remove it. */
export function OneBeneficiary({ id }: { id: string | undefined }) {
  const t = useMessages('beneficiaries');
  const locale = useLocale();
  const now = useOpened();
  const countryNames = useCountryNames().data?.nameMap.zh;
  const read = useBeneficiaries();
  const found = read.data?.uniBeneficiary.uniBeneficiaryDetails.find((each) => each.beneficiaryId === id);
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  const removal = useRemoval();
  // While a removal is on its way, who is gone from the list stays in view.
  const person = found ?? (removal.write.state === 'idle' ? undefined : last);
  if (!person) {
    return (
      <Frame title={t('detail.title')}>
        {read.data ? (
          <NotListed id={id} unreadable={read.data.uniBeneficiary.unreadable}>
            <MissingBeneficiary />
          </NotListed>
        ) : (
          <BeneficiaryStates read={read} shape="detail" />
        )}
      </Frame>
    );
  }
  return (
    <Frame title={t('detail.title')} footer={<DetailActions person={person} removal={removal} />}>
      <div className={styles.above}>
        <ReadOffline readAt={read.dataUpdatedAt} />
      </div>
      <OutcomeNotice
        write={removal.write}
        words={{
          unknown: t('unknown.removal', { name: shownName(person, locale).name }),
          absent: t('unknown.still', { name: shownName(person, locale).name }),
          absentText: t('unknown.stillText'),
        }}
        keepsFocus
      />
      <BeneficiaryDetail data-pair="detail" beneficiary={person} now={now} countryNames={countryNames} />
    </Frame>
  );
}

/** An address that names nobody of the list. */
function MissingBeneficiary() {
  const t = useMessages('beneficiaries');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="people"
      title={t('detail.missing')}
      text={t('detail.missingText')}
      action={
        <Button variant="outline" size="medium" href={href('beneficiaries')}>
          {t('detail.back')}
        </Button>
      }
    />
  );
}
