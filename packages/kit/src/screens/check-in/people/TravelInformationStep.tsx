import type { ReactElement } from 'react';
import { useTravelInformation } from '../../../client/check-in/check-in.ts';
import { FormSkeleton } from '../../../components/form-fields/FormSkeleton.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { CheckInStates } from '../CheckInStates.tsx';
import { useSegment } from '../use-segment.ts';
import { askedOf, TravelForms } from './TravelForms.tsx';

/** /boarde/verify of a segment: what the country of arrival asks for, one passenger after the other. */
export function TravelInformationStep(): ReactElement {
  const t = useMessages('travel-information');
  const { href } = useNavigation();
  const { segment: segmentId, passengers } = usePlace('checkInVerify').query;
  const { read: journeys, found } = useSegment(segmentId);
  const known = useTravelInformation(segmentId);
  const asked = found ? askedOf(found.segment, passengers?.split(',')) : [];
  if (found && known.data && asked.length > 0)
    return <TravelForms {...found} asked={asked} known={known.data.passengers} />;
  const nobody = (journeys.data && asked.length === 0) || segmentId === undefined;
  const failed = [journeys, known].find(({ error, data }) => error !== null && !data);
  return (
    <Frame title={t('title')}>
      {nobody ? (
        <EmptyState
          drawing="document"
          title={t('gone.title')}
          text={t('gone.text')}
          action={
            <Button variant="outline" size="medium" href={href('checkIn')}>
              {t('gone.back')}
            </Button>
          }
        />
      ) : (
        <CheckInStates read={failed ?? known} title={t('failed')}>
          <FormSkeleton />
        </CheckInStates>
      )}
    </Frame>
  );
}
