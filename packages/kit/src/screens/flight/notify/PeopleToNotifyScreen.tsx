import { useSignedIn } from '../../../client/account/signed-in.ts';
import { usePeopleToNotify } from '../../../client/flight/people-to-notify.ts';
import { FormSkeleton } from '../../../components/form-fields/FormSkeleton.tsx';
import { PeopleToNotify } from '../../../components/people-to-notify/PeopleToNotify.tsx';
import type { PeopleToNotify as Told } from '../../../contracts/flight/people-to-notify.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { Listed } from '../../shell/Listed.tsx';
import { NotListed } from '../../shell/NotListed.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { SignInCard } from '../../shell/SignInCard.tsx';
import * as styles from './notify.css.ts';
import { PersonEditor } from './PersonEditor.tsx';

/** Value of `person` in the address for somebody who is added. */
const added = 'new';

/** /flight/addConcernPeople: people who are told when a flight changes; the address names the one who is added or changed. */
export function PeopleToNotifyScreen() {
  const t = useMessages('notify');
  const signedIn = useSignedIn();
  const { person } = usePlace('peopleToNotify').query;
  const read = usePeopleToNotify();
  if (!signedIn)
    return (
      <Frame title={t('title')}>
        <SignInCard icon="bell" title={t('guest')} text={t('guestText')} signIn={t('signIn')} />
      </Frame>
    );
  if (!read.data)
    return (
      <Frame title={t('title')}>
        <ReadStates read={read} title={t('failed')} note={t('unchanged')}>
          <FormSkeleton />
        </ReadStates>
      </Frame>
    );
  if (person === undefined) return <PeopleListed told={read.data} readAt={read.dataUpdatedAt} />;
  const found = read.data.people.find(({ id }) => id === person);
  if (person === added || found) return <PersonEditor key={person} person={found} />;
  return <PersonGone id={person} told={read.data} />;
}

function PeopleListed({ told: { people, most, unreadable }, readAt }: { told: Told; readAt: number }) {
  const t = useMessages('notify');
  const { href } = useNavigation();
  const count = people.length + (unreadable?.length ?? 0);
  const full = count >= most;
  return (
    <Frame
      title={t('title')}
      footer={
        !full && (
          <Button
            wide
            variant={count === 0 ? 'filled' : 'outline'}
            href={href('peopleToNotify', { query: { person: added } })}
          >
            {t('add')}
          </Button>
        )
      }
    >
      <div className={styles.list}>
        <ReadOffline readAt={readAt} />
        <p className={styles.note}>{t('intro')}</p>
        <Listed
          count={people.length}
          unreadable={unreadable}
          empty={<EmptyState drawing="people" title={t('none')} text={t('noneText')} />}
        >
          <PeopleToNotify
            people={people}
            hrefOf={({ id }) => href('peopleToNotify', { query: { person: id } })}
          />
        </Listed>
        {full ? (
          <Notice tone="info">{t('full', { most })}</Notice>
        ) : (
          count > 0 && <p className={styles.note}>{t('left', { count: most - count })}</p>
        )}
      </div>
    </Frame>
  );
}

function PersonGone({ id, told: { unreadable } }: { id: string; told: Told }) {
  const t = useMessages('notify');
  const { href } = useNavigation();
  return (
    <Frame title={t('edit')}>
      <NotListed id={id} unreadable={unreadable}>
        <EmptyState
          drawing="people"
          title={t('gone')}
          text={t('goneText')}
          action={
            <Button variant="outline" size="medium" href={href('peopleToNotify')}>
              {t('back')}
            </Button>
          }
        />
      </NotListed>
    </Frame>
  );
}
