import type { MemberAccount } from '../../components/account-overview/types.ts';
import { MaskedSentence } from '../../components/person-line/MaskedSentence.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { identityLacks } from '../../rules/member-account.ts';
import { useConfig } from '../../session/config-provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { AccountStates } from './AccountStates.tsx';
import { AddDocument } from './AddDocument.tsx';
import { MobileForm } from './MobileForm.tsx';
import * as styles from './account.css.ts';

/** /returnTicket/identity: Chinese name, ID number and mainland phone, without which nothing is given back online. */
export function RefundIdentityScreen() {
  const t = useMessages('return-ticket');
  return (
    <AccountStates title={t('identity')}>
      {(account, offline) => {
        const lacks = identityLacks(account);
        if (lacks === 'document')
          return <AddDocument sort="ID" title={t('identity')} lead={<Steps account={account} />} />;
        return (
          <Frame title={t('identity')} {...(lacks === undefined && { footer: <ToTickets /> })}>
            {offline}
            {lacks === undefined && <Complete />}
            <Steps account={account} />
            {lacks === 'mobile' && (account.mobile === undefined ? <MobileForm stays /> : <OtherMobile />)}
          </Frame>
        );
      }}
    </AccountStates>
  );
}

/** Both parts, how far they have come, and why they are asked for; once nothing lacks, what to do where a ticket says otherwise. */
function Steps({ account }: { account: MemberAccount }) {
  const t = useMessages('return-ticket');
  const { hotline } = useConfig();
  const [main] = account.documents;
  const isComplete = identityLacks(account) === undefined;
  return (
    <div className={styles.fixed}>
      {!isComplete && <p className={styles.lead}>{t('identity.text')}</p>}
      <ListCard label={t('identity')}>
        <Part icon="id-card" label={t('identity.document')} told={main && `${account.name} · ${main.idNo}`} />
        <Part icon="phone" label={t('identity.mobile')} told={account.mobile} />
      </ListCard>
      {isComplete && <p className={styles.note}>{t('identity.differs', { hotline })}</p>}
    </div>
  );
}

interface PartProps {
  icon: 'id-card' | 'phone';
  label: string;
  /** Its number masked; undefined while it lacks. */
  told: string | undefined;
}

function Part({ icon, label, told }: PartProps) {
  const t = useMessages('return-ticket');
  return (
    <ListRow
      icon={icon}
      label={label}
      detail={told === undefined ? t('identity.missing') : <MaskedSentence text={told} />}
    />
  );
}

function Complete() {
  const t = useMessages('return-ticket');
  return (
    <div className={styles.above}>
      <Notice tone="done" title={t('identity.done')}>
        {t('identity.doneText')}
      </Notice>
    </div>
  );
}

/** A phone of another country is on the account: changing it wants a proof of who one is. */
function OtherMobile() {
  const t = useMessages('return-ticket');
  const { href } = useNavigation();
  return (
    <Button variant="outline" wide href={href('editMobile')}>
      {t('identity.changeMobile')}
    </Button>
  );
}

function ToTickets() {
  const t = useMessages('return-ticket');
  const { href } = useNavigation();
  return (
    <Button wide href={href('ticketRefunds')}>
      {t('identity.tickets')}
    </Button>
  );
}
