import { useCompanions } from '../../../client/check-in/check-in.ts';
import { FormSkeleton } from '../../../components/form-fields/FormSkeleton.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { NotListed } from '../../shell/NotListed.tsx';
import { CheckInStates } from '../CheckInStates.tsx';
import { EditCompanion } from './EditCompanion.tsx';

/** /boarde/redactpartner: changes or removes the companion that the address names. */
export function EditCompanionScreen() {
  const t = useMessages('companions');
  const navigation = useNavigation();
  const { companion: id, segment } = usePlace('editCompanion').query;
  const read = useCompanions();
  const { data } = read;
  const companion = data?.companions.find(({ companionId, self }) => companionId === id && !self);
  const back = () => navigation.returnTo('companions', segment === undefined ? {} : { query: { segment } });
  if (data && companion)
    return (
      <EditCompanion
        // Another person, another form.
        key={id}
        companion={companion}
        others={data.companions.filter((each) => each !== companion)}
        onDone={back}
      />
    );
  return (
    <Frame title={t('edit.title')}>
      {data ? (
        <NotListed id={id} unreadable={data.unreadable}>
          <EmptyState
            drawing="people"
            title={t('gone.title')}
            text={t('gone.text')}
            action={
              <Button variant="outline" size="medium" onClick={back}>
                {t('gone.back')}
              </Button>
            }
          />
        </NotListed>
      ) : (
        <CheckInStates read={read} title={t('failed')} note={t('unchanged')}>
          <FormSkeleton />
        </CheckInStates>
      )}
    </Frame>
  );
}
