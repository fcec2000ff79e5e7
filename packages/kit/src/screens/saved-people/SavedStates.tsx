import { useMessages } from '../../messages/provider.tsx';
import { ReadStates, type ReadStatesProps } from '../shell/ReadStates.tsx';
import type { SavedKind } from './kinds.ts';

interface SavedStatesProps extends Pick<ReadStatesProps, 'read' | 'children'> {
  kind: SavedKind;
}

/** Saved entries before they are there: on their way, or not to be had. */
export function SavedStates({ kind, read, children }: SavedStatesProps) {
  const t = useMessages('saved-people');
  return (
    <ReadStates read={read} title={t(`failed.${kind}`)} note={t('unchanged')}>
      {children}
    </ReadStates>
  );
}
