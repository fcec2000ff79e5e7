import { useCheckIdentity } from '../../client/account/member-account.ts';
import { IdentityForm } from '../../components/account-forms/IdentityForm.tsx';
import type { MemberDocument } from '../../components/account-overview/types.ts';
import { MaskedText } from '../../components/person-line/MaskedText.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { credentialOf, memberCredentials } from '../../rules/credentials.ts';
import { identityPurposes, type IdentityPurpose } from '../../rules/member-account.ts';
import { useSession } from '../../session/session-provider.tsx';
import { AskNotice } from '../shell/AskNotice.tsx';
import { Frame } from '../shell/Frame.tsx';
import { useSubmit } from '../shell/use-submit.ts';
import { useSecretTyped } from '../shell/use-form-draft.ts';
import { useToday } from '../shell/use-today.ts';
import { AccountStates } from './AccountStates.tsx';
import { afterProof, proofOf } from './proof.ts';
import * as styles from './account.css.ts';

/** /mine/checkID: the number of the main document, before the phone or the points password can be changed. */
export function IdentityCheckScreen() {
  const t = useMessages('account');
  const { href } = useNavigation();
  const { query } = usePlace('identityCheck');
  const purpose = identityPurposes.find((each) => each === query.next) ?? 'mobile';
  return (
    <AccountStates title={t('identity.title')}>
      {({ documents: [main] }) => (
        <Frame title={t('identity.title')}>
          {main ? (
            <IdentityCheck main={main} purpose={purpose} />
          ) : (
            <EmptyState
              drawing="document"
              title={t('identity.need')}
              text={t('identity.needText')}
              action={
                <Button variant="outline" href={href('addDocument')}>
                  {t('documents.add')}
                </Button>
              }
            />
          )}
        </Frame>
      )}
    </AccountStates>
  );
}

function IdentityCheck({ main, purpose }: { main: MemberDocument; purpose: IdentityPurpose }) {
  const t = useMessages('account');
  const documents = useMessages('beneficiaries');
  const navigation = useNavigation();
  const { drafts } = useSession();
  const today = useToday();
  const secret = useSecretTyped();
  const { mutateAsync } = useCheckIdentity();
  const { busy, failure, send } = useSubmit(async (idNo: string, isHere) => {
    const { proof } = await mutateAsync({ purpose, idNo });
    drafts.write(proofOf, proof, purpose);
    if (isHere()) navigation.replace(afterProof[purpose]);
  });
  const known = credentialOf(main.idType)?.kind;
  const kind = memberCredentials.find((each) => each === known) ?? 'other';
  return (
    <>
      <div className={styles.lead}>
        <p>{t('identity.text')}</p>
        <p>{t(`identity.for.${purpose}`)}</p>
      </div>
      <AskNotice failure={failure} refused={t('identity.refused')} />
      <div className={styles.fixed}>
        <ListCard label={t('main')}>
          <ListRow
            icon={kind === 'passport' ? 'passport' : 'id-card'}
            label={documents(`document.${kind}`)}
            detail={<MaskedText text={main.idNo} />}
          />
        </ListCard>
      </div>
      <IdentityForm {...{ kind, today }} onChange={secret.typed} onSubmit={(idNo) => void send(idNo)}>
        <Button type="submit" wide busy={busy}>
          {t('identity.check')}
        </Button>
      </IdentityForm>
    </>
  );
}
