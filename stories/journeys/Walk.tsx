import {
  memoryNavigation,
  NavigationProvider,
  placeOf,
  withoutBase,
  type Destination,
} from '@mapp/kit/navigation';
import { LinkProvider } from '@mapp/kit/primitives/link';
import { useMemo, useState, type ComponentType } from 'react';

export interface WalkProps {
  /** The screens of the flow. */
  screens: Partial<Record<Destination, ComponentType>>;
  /** Path and query, without base, at which it begins. */
  start: string;
  /** Where it has led out of the flow. */
  onLeft?: ((to: string) => void) | undefined;
}

/** Several screens in a row, as the site shows them: navigation and links go on to the next one. */
export function Walk({ screens, start, onLeft }: WalkProps) {
  const [visited, setVisited] = useState<readonly string[]>([start]);
  const navigation = useMemo(() => {
    const visit = (to: string, over: (before: readonly string[]) => readonly string[]) => {
      const destination = placeOf(to)?.destination;
      if (destination && screens[destination]) setVisited((before) => [...over(before), to]);
      else onLeft?.(to);
    };
    return memoryNavigation(({ action, to }) => {
      if (action === 'back') setVisited((before) => (before.length > 1 ? before.slice(0, -1) : before));
      else if (action === 'push') visit(to, (before) => before);
      else if (action === 'replace') visit(to, (before) => before.slice(0, -1));
      else onLeft?.(to);
    });
  }, [screens, onLeft]);
  const follow = (href: string) => {
    const to = withoutBase(href);
    const destination = placeOf(to)?.destination;
    if (destination && screens[destination]) setVisited((before) => [...before, to]);
    else onLeft?.(to);
  };
  const address = visited.at(-1) ?? start;
  const destination = placeOf(address)?.destination;
  const Screen = destination && screens[destination];
  return (
    <NavigationProvider navigation={navigation} address={address}>
      <LinkProvider navigate={follow}>{Screen && <Screen key={address} />}</LinkProvider>
    </NavigationProvider>
  );
}
