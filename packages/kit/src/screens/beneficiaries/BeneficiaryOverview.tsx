import { useBeneficiaries } from '../../client/beneficiaries/beneficiaries.ts';
import { BeneficiaryList } from '../../components/beneficiary-list/BeneficiaryList.tsx';
import { heroTone } from '../../components/page-hero/PageHero.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { placesTaken, roomLeft } from '../../rules/beneficiaries.ts';
import { Frame } from '../shell/Frame.tsx';
import { BeneficiaryHero } from './BeneficiaryHero.tsx';
import { BeneficiaryStates } from './BeneficiaryStates.tsx';
import { NoBeneficiary } from './NoBeneficiary.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { NextLinks } from './NextLinks.tsx';
import { useMainVariant } from '../shell/use-main-variant.ts';
import { useOpened } from '../shell/use-opened.ts';
import * as styles from './beneficiaries.css.ts';

/** The people who may use the member's points, from when, and the way to add somebody. */
export function BeneficiaryOverview() {
  const t = useMessages('beneficiaries');
  const { href } = useNavigation();
  const now = useOpened();
  const variant = useMainVariant();
  const read = useBeneficiaries();
  const list = read.data?.uniBeneficiary;
  const head = { tone: heroTone('tint'), hero: <BeneficiaryHero list={list} /> } as const;
  if (!list) {
    return (
      <Frame title={t('list.title')} {...(read.error ? {} : head)}>
        <BeneficiaryStates read={read} shape="list" />
      </Frame>
    );
  }
  const taken = placesTaken(list);
  const room = roomLeft(list.beneficiaryMax, taken) > 0;
  const add = href('addBeneficiary', { query: { pageCode: '1' } });
  const some = taken > 0;
  return (
    <Frame
      title={t('list.title')}
      {...(some ? head : {})}
      footer={
        some && room ? (
          <Button wide variant={variant} icon="plus" href={add}>
            {t('list.add')}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.above}>
        <ReadOffline readAt={read.dataUpdatedAt} />
      </div>
      {some ? (
        <BeneficiaryList
          list={list}
          now={now}
          href={({ beneficiaryId }) => href('beneficiaryDetail', { query: { beneficiary: beneficiaryId } })}
        />
      ) : (
        <NoBeneficiary addHref={room ? add : undefined} />
      )}
      <NextLinks room={room} />
    </Frame>
  );
}
