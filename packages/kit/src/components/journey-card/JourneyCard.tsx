import { useId } from 'react';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { FlightName } from '../flight-line/FlightName.tsx';
import { OneSegment } from './OneSegment.tsx';
import { SeveralSegments } from './SeveralSegments.tsx';
import type { CardShared, Journey } from './types.ts';

export interface JourneyCardProps extends CardShared {
  /** The journey, as the back end gives it. */
  journey: Journey;
}

/** A journey that is to do: where each segment stands, how long there is, and the one way on. */
export function JourneyCard({ journey: { segments }, ...shared }: JourneyCardProps) {
  const id = useId();
  const [first] = segments;
  if (!first) return null;
  if (segments.length > 1)
    return (
      <article aria-labelledby={id}>
        <SeveralSegments headingId={id} segments={segments} shared={shared} />
      </article>
    );
  return (
    <article aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        <FlightName flight={first} />
      </VisuallyHidden>
      <OneSegment segments={segments} segment={first} shared={shared} />
    </article>
  );
}
