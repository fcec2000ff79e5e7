import { useState, type ReactNode } from 'react';
import { ContactCard } from '../../components/account-overview/ContactCard.tsx';
import { DocumentCards } from '../../components/account-overview/DocumentCards.tsx';
import type { MemberAccount } from '../../components/account-overview/types.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { Frame } from '../shell/Frame.tsx';
import { useMainVariant } from '../shell/use-main-variant.ts';
import { useToday } from '../shell/use-today.ts';
import { AccountStates } from './AccountStates.tsx';
import { Security } from './Security.tsx';
import * as styles from './account.css.ts';

/** Documents, contacts, passwords and preferences of the member. */
export function AccountOverview() {
  const t = useMessages('account');
  return (
    <AccountStates title={t('title')}>
      {(account, offline) => <Account account={account} offline={offline} />}
    </AccountStates>
  );
}

function Account({ account, offline }: { account: MemberAccount; offline: ReactNode }) {
  const t = useMessages('account');
  const { href } = useNavigation();
  const { documents } = account;
  const variant = useMainVariant();
  return (
    <Frame
      title={t('title')}
      footer={
        <Button wide variant={variant} icon="plus" href={href('addDocument')}>
          {t('documents.add')}
        </Button>
      }
    >
      {offline}
      <Documents documents={documents} />
      <Contacts account={account} />
      <Security pointsPasswordSet={account.pointsPasswordSet !== undefined} />
    </Frame>
  );
}

function Documents({ documents }: Pick<MemberAccount, 'documents'>) {
  const t = useMessages('account');
  const today = useToday();
  const { href } = useNavigation();
  return (
    <Section
      title={t('documents')}
      action={documents.length > 0 && t('documents.count', { count: documents.length })}
    >
      {documents.length === 0 ? (
        <Card>
          <EmptyState icon="id-card" title={t('documents.empty')} text={t('documents.emptyText')} />
        </Card>
      ) : (
        <>
          <DocumentCards
            documents={documents}
            today={today}
            hrefOf={(index) => href('editDocument', { params: { index: String(index) } })}
          />
          <p className={styles.note}>{t('documents.note')}</p>
        </>
      )}
    </Section>
  );
}

/** Phone and e-mail; before the phone is changed it is asked once more. */
function Contacts({ account: { mobile, mobileChanged, email } }: { account: MemberAccount }) {
  const t = useMessages('account');
  const { go, href } = useNavigation();
  const [asking, setAsking] = useState(false);
  return (
    <Section title={t('contacts')}>
      <ContactCard
        {...{ mobile, mobileChanged, email }}
        links={{ addMobile: href('addMobile'), email: href('addEmail') }}
        onEditMobile={() => setAsking(true)}
      />
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('mobile.ask.title')}
        description={t('mobile.ask.text')}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
            <Button
              onClick={() => {
                setAsking(false);
                go('identityCheck', { query: { next: 'mobile' } });
              }}
            >
              {t('mobile.ask.yes')}
            </Button>
          </>
        }
      />
    </Section>
  );
}
