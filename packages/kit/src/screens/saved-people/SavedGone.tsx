import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { FormSkeleton } from '../../components/form-fields/FormSkeleton.tsx';
import { Frame } from '../shell/Frame.tsx';
import { NotListed } from '../shell/NotListed.tsx';
import type { SavedKind } from './kinds.ts';
import { useSavedPlaces } from './places.tsx';
import { SavedStates } from './SavedStates.tsx';
import type { SavedRead } from './use-saved.ts';

interface SavedGoneProps {
  kind: SavedKind;
  title: string;
  /** Id that the address names; nothing where an entry is added. */
  id?: string | undefined;
  read: SavedRead<unknown>;
}

/** An editor without its entry: the list is on its way, or cannot be had, or does not have it. */
export function SavedGone({ kind, title, id, read }: SavedGoneProps) {
  const t = useMessages('saved-people');
  const { listHref } = useSavedPlaces();
  return (
    <Frame title={title}>
      {read.list ? (
        <NotListed id={id} unreadable={read.unreadable}>
          <EmptyState
            drawing="people"
            title={t('gone.title')}
            text={t('gone.text')}
            action={
              <Button variant="outline" size="medium" href={listHref(kind)}>
                {t('gone.back')}
              </Button>
            }
          />
        </NotListed>
      ) : (
        <SavedStates kind={kind} read={read}>
          <FormSkeleton />
        </SavedStates>
      )}
    </Frame>
  );
}
