import type { ReactNode } from 'react';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { ServiceGrid, type ServiceCell } from '../../primitives/service-grid/ServiceGrid.tsx';
import { usePreferences } from '../../session/preferences-provider.tsx';

/** One way on. */
export type Service = ServiceCell;

export interface MemberServicesProps {
  cells: readonly Service[];
  /** A `ListRow` under them, on the same card. */
  foot?: ReactNode;
}

/** A grid of four columns; in large text, which takes fewer, rows. */
export function MemberServices({ cells, foot }: MemberServicesProps) {
  const { textSize } = usePreferences();
  if (textSize === 'standard') return <ServiceGrid cells={cells} foot={foot} />;
  return (
    <ListCard>
      {cells.map(({ icon, label, href, count }) => (
        <ListRow key={href} {...{ icon, label, href }} value={count || undefined} />
      ))}
      {foot}
    </ListCard>
  );
}
