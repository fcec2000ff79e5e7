import { useState, type ReactNode } from 'react';
import { Icon } from '@mapp/kit/primitives/icon';
import { vars } from '@mapp/kit/theme';

/** Style of an explanation, below the thing it belongs to. */
export const small = {
  color: vars.color.text.secondary,
  fontSize: vars.font.small.size,
  lineHeight: vars.font.small.line,
  overflowWrap: 'anywhere',
} as const;

/** As many columns as there is room for, each broad enough for a line of words. */
const columns = 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))';

/** A list on a surface of its own. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: columns,
        alignItems: 'start',
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

/** Folded entries, in columns; an open one takes the whole breadth. */
export const Folds = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gridTemplateColumns: columns, columnGap: vars.space[4] }}>{children}</div>
);

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
  const [open, setOpen] = useState(false);
  return (
    <details
      style={{ gridColumn: open ? '1 / -1' : undefined }}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        onOpen(currentTarget.open);
      }}
    >
      <summary
        style={{
          display: 'flex',
          gap: vars.space[2],
          alignItems: 'center',
          minBlockSize: 44,
          cursor: 'pointer',
          borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
        }}
      >
        <span style={{ flex: 1, overflowWrap: 'anywhere' }}>
          <b>{title}</b> <span style={small}>{detail}</span>
        </span>
        <span
          style={{ display: 'flex', color: vars.color.text.secondary, rotate: open ? '180deg' : undefined }}
        >
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      {children}
    </details>
  );
}
