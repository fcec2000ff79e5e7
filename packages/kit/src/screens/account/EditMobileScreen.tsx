import { MaskedText } from '../../components/person-line/MaskedText.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { Frame } from '../shell/Frame.tsx';
import { AccountStates } from './AccountStates.tsx';
import { MobileForm } from './MobileForm.tsx';
import { useProof } from './use-proof.ts';
import * as styles from './account.css.ts';

/** /mine/editMobile: another phone, once only, and only for who has proven to be the member. */
export function EditMobileScreen() {
  const t = useMessages('account');
  const title = t('mobile.title.change');
  return (
    <AccountStates title={title}>
      {({ mobile, mobileChanged }) => (
        <Frame title={title}>{mobileChanged ? <Changed /> : <Editing mobile={mobile} />}</Frame>
      )}
    </AccountStates>
  );
}

function Editing({ mobile }: { mobile: string | undefined }) {
  const t = useMessages('account');
  const proof = useProof('mobile');
  if (proof === undefined) return null;
  return (
    <>
      <div className={styles.fixed}>
        {mobile !== undefined && (
          <ListCard label={t('mobile')}>
            <ListRow icon="phone" label={t('mobile')} detail={<MaskedText text={mobile} />} />
          </ListCard>
        )}
      </div>
      <div className={styles.above}>
        <Notice tone="attention">{t.rich('mobile.once', { b: (words) => <strong>{words}</strong> })}</Notice>
      </div>
      <MobileForm proof={proof} />
    </>
  );
}

/** It has been changed: it stays. */
function Changed() {
  const t = useMessages('account');
  const { returnTo } = useNavigation();
  return (
    <EmptyState
      drawing="closed"
      title={t('locked')}
      text={t('mobile.changed')}
      action={
        <Button variant="outline" onClick={() => returnTo('accountManagement')}>
          {t('back')}
        </Button>
      }
    />
  );
}
