import type { ReactNode } from 'react';
import type { UnreadableEntry } from '../../contracts/unreadable.ts';
import { mayBeUnreadable } from '../../rules/unreadable.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { useConfig } from '../../session/config-provider.tsx';

interface NotListedProps {
  /** Number or id in the address. */
  id: string | undefined;
  unreadable: readonly UnreadableEntry[] | undefined;
  /** There where the airline has no such entry. */
  children: ReactNode;
}

/** An entry that its list does not hold: it could not be read, or there is none. */
export function NotListed({ id, unreadable, children }: NotListedProps) {
  return id !== undefined && mayBeUnreadable(unreadable, id) ? <UnreadableOne id={id} /> : children;
}

/** One entry that could not be read: its number, and whom to call about it. */
function UnreadableOne({ id }: { id: string }) {
  const t = useMessages('failures');
  const { hotline } = useConfig();
  return (
    <EmptyState
      drawing="failed"
      title={t('unreadable.one')}
      text={
        <>
          {t('unreadable.oneText')}
          <br />
          {t('unreadable.ids', { ids: id })}
        </>
      }
      action={
        <Button variant="outline" size="medium" icon="phone" href={`tel:${hotline}`}>
          {t('call')}
        </Button>
      }
    />
  );
}
