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
  footer?: ReactNode;
}

/** A grid of four columns; in large text, which takes fewer, rows. */
export function MemberServices({ cells, footer }: MemberServicesProps) {
  const { textSize } = usePreferences();
  if (textSize === 'standard') return <ServiceGrid cells={cells} footer={footer} />;
  return (
    <ListCard>
      {cells.map(({ icon, label, href, count }) => (
        <ListRow key={href} {...{ icon, label, href }} value={count || undefined} />
      ))}
      {footer}
    </ListCard>
  );
}
