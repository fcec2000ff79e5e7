import type { ComponentType, ReactNode } from 'react';
import type { RequestFailure } from '../../client/failure.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Loading } from '../../primitives/skeleton/Loading.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { ReadOffline } from './ReadOffline.tsx';
import { RequestFailed, type RequestFailedProps } from './RequestFailed.tsx';
import type { ReadState } from './join-reads.ts';

export interface FailedReadProps {
  read: ReadState<RequestFailure>;
  /** Sentence on what could not be had. */
  title: string;
  /** Note on what has not changed, to put the traveller's mind at rest. */
  note?: string | undefined;
  /** Words of a failure where an area has some of its own. */
  failed?: ComponentType<RequestFailedProps> | undefined;
  /** The page has nothing else to show: no card, a drawing. */
  whole?: boolean | undefined;
}

/** A read that is not to be had, with the way to ask once more; nothing while it is on its way. */
export function FailedRead({
  read: { error, isFetching, refetch },
  title,
  note,
  failed: Failed = RequestFailed,
  whole,
}: FailedReadProps) {
  if (!error) return null;
  return (
    <Failed
      title={title}
      note={note}
      failure={error}
      onRetry={() => void refetch()}
      busy={isFetching}
      whole={whole}
    />
  );
}

export interface ReadStatesProps extends Omit<FailedReadProps, 'whole'> {
  /** The shape of what comes. */
  children: ReactNode;
}

/** A read before its data are there: on their way, or not to be had. */
export function ReadStates({ read, children, ...words }: ReadStatesProps) {
  const t = useMessages('shell');
  if (!read.error) return <Loading label={t('loading')}>{children}</Loading>;
  return <FailedRead whole read={read} {...words} />;
}

export interface ReadingProps<Data> extends Omit<ReadStatesProps, 'read' | 'children'> {
  read: ReadState<RequestFailure> & {
    readonly data: Data | undefined;
    /** Milliseconds since 1970. */
    readonly dataUpdatedAt: number;
  };
  /** The shape of what comes, a plain block unless told. */
  skeleton?: ReactNode;
  /** Draws the data, once they are there. */
  children: (data: Data) => ReactNode;
}

/** Every state of a read: on its way, not to be had, or there, with its age where there is no network. */
export function Reading<Data>({ read, skeleton, children, ...words }: ReadingProps<Data>) {
  if (read.data === undefined)
    return (
      <ReadStates read={read} {...words}>
        {skeleton ?? <Skeleton inlineSize="100%" blockSize={320} />}
      </ReadStates>
    );
  return (
    <>
      <ReadOffline readAt={read.dataUpdatedAt} />
      {children(read.data)}
    </>
  );
}
