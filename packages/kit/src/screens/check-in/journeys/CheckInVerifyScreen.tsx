import { Suspense } from 'react';
import { usePlace } from '../../../navigation/provider.tsx';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { TicketStep } from './TicketStep.tsx';

const TravelInformationStep = lazyWithRetry(
  'travel-information',
  async () => (await import('../people/TravelInformationStep.tsx')).TravelInformationStep,
);

/** /boarde/verify: the document of a ticket that was found, or what the country of arrival asks of the passengers of a segment. */
export function CheckInVerifyScreen() {
  const { booking, segment } = usePlace('checkInVerify').query;
  if (segment !== undefined)
    return (
      <Suspense>
        <TravelInformationStep />
      </Suspense>
    );
  // Another booking, another form.
  return <TicketStep key={booking} booking={booking} />;
}
