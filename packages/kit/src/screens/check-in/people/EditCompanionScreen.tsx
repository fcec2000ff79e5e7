import { useCompanions } from '../../../client/check-in.ts';
import { FormSkeleton } from '../../../components/form-fields/FormSkeleton.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Loading } from '../../../primitives/skeleton/Loading.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { ReadFailed } from '../ReadFailed.tsx';
import { EditCompanion } from './EditCompanion.tsx';

/** /boarde/redactpartner: changes or removes the companion that the address names. */
export function EditCompanionScreen() {
  const t = useMessages('companions');
  const shell = useMessages('shell');
  const navigation = useNavigation();
  const { companion: id, segment } = usePlace('editCompanion').query;
  const { data, error, isFetching, refetch } = useCompanions();
  const companion = data?.companions.find(({ companionId, self }) => companionId === id && !self);
  const back = () => navigation.replace('companions', segment === undefined ? {} : { query: { segment } });
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
        <Card>
          <EmptyState
            icon="people"
            title={t('gone.title')}
            text={t('gone.text')}
            action={
              <Button variant="tinted" size="medium" onClick={back}>
                {t('gone.back')}
              </Button>
            }
          />
        </Card>
      ) : error ? (
        <Card>
          <ReadFailed
            title={t('failed')}
            note={t('unchanged')}
            failure={error}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        </Card>
      ) : (
        <Loading label={shell('loading')}>
          <FormSkeleton />
        </Loading>
      )}
    </Frame>
  );
}
