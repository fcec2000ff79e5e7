import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { childrenAlone, type PartyPurpose } from '../../rules/check-in/party.ts';
import type { JourneySegment } from '../segment-route/types.ts';
import { ChildAlone } from './ChildAlone.tsx';
import { PartyPerson } from './PartyPerson.tsx';

export interface PartyListProps extends RootProps<HTMLUListElement> {
  /** Those of the journey, in order. */
  segments: readonly JourneySegment[];
  /** The one whose passengers are shown. */
  segment: JourneySegment;
  /** Purpose of the choice. */
  purpose: PartyPurpose;
  /** Passenger ids. */
  value: readonly string[];
  /** The choice was changed; passenger ids. */
  onChange: (value: readonly string[]) => void;
  /** The way to an adult where a child would go alone: a button or a link. */
  companion?: ReactNode;
}

/** Choice of who of a segment checks in or gets a seat, or why not; a child alone is told under its own row. */
export function PartyList({
  segments,
  segment,
  purpose,
  value: chosen,
  onChange,
  companion,
  ...root
}: PartyListProps) {
  const t = useMessages('check-in');
  const alone = childrenAlone(segment.passengers, chosen);
  const last = alone.at(-1);
  const toggle = (id: string, on: boolean) =>
    onChange(
      segment.passengers
        .map(({ passengerId }) => passengerId)
        .filter((each) => (each === id ? on : chosen.includes(each))),
    );
  return (
    <ListCard {...root} label={t(`party.${purpose}`)}>
      {segment.passengers.map((passenger) => (
        <PartyPerson
          key={passenger.passengerId}
          {...{ segments, segment, passenger, purpose }}
          checked={chosen.includes(passenger.passengerId)}
          onCheck={(on) => toggle(passenger.passengerId, on)}
        >
          {passenger === last && <ChildAlone names={alone.map(({ name }) => name)} action={companion} />}
        </PartyPerson>
      ))}
    </ListCard>
  );
}
