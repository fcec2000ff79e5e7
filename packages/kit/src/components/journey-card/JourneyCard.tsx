import { useId } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { FlightName } from '../flight-line/FlightName.tsx';
import { OneSegment } from './OneSegment.tsx';
import { SeveralSegments } from './SeveralSegments.tsx';
import type { CardShared, Journey } from './types.ts';

export interface JourneyCardProps extends CardShared, RootProps {
  /** The journey, as the back end gives it. */
  journey: Journey;
}

/** A journey to come: the state of each segment, the time that is left, and the one action. */
export function JourneyCard({ journey: { segments }, now, links, main, auto, ...root }: JourneyCardProps) {
  const id = useId();
  const shared = { now, links, main, auto };
  const [first] = segments;
  if (!first) return null;
  if (segments.length > 1)
    return (
      <article {...root} aria-labelledby={id}>
        <SeveralSegments headingId={id} segments={segments} shared={shared} />
      </article>
    );
  return (
    <article {...root} aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        <FlightName flight={first} />
      </VisuallyHidden>
      <OneSegment segments={segments} segment={first} shared={shared} />
    </article>
  );
}
