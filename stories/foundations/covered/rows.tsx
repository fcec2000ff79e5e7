import type { ReactNode } from 'react';
import { vars } from '@mapp/kit/theme';

/** What explains, below what it belongs to. */
export const small = {
  color: vars.color.text.secondary,
  fontSize: vars.font.small.size,
  lineHeight: vars.font.small.line,
  overflowWrap: 'anywhere',
} as const;

/** A list on a surface of its own. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <ul
      style={{
        display: 'grid',
        gap: vars.space[4],
        padding: vars.space[4],
        borderRadius: vars.radius.card,
        background: vars.color.background.surface,
      }}
    >
      {children}
    </ul>
  );
}

/** One line that opens to what it counts. */
export function Folded({
  title,
  detail,
  onOpen,
  children,
}: {
  title: string;
  detail: string;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}) {
  return (
    <details onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
      <summary style={{ minBlockSize: 44, paddingBlock: vars.space[2], cursor: 'pointer' }}>
        <b>{title}</b> <span style={small}>{detail}</span>
      </summary>
      {children}
    </details>
  );
}
