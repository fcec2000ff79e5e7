import type { ReactNode } from 'react';
import { PassengerListSkeleton } from '../../components/passenger-list/PassengerListSkeleton.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { Tabs } from '../../primitives/tabs/Tabs.tsx';
import { Frame } from '../shell/Frame.tsx';
import { Listed } from '../shell/Listed.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { useMainVariant } from '../shell/use-main-variant.ts';
import { lists, one } from './kinds.ts';
import { SavedStates } from './SavedStates.tsx';
import type { SavedRead } from './use-saved.ts';
import * as styles from './saved-people.css.ts';

interface SavedFrameProps<Entry> {
  kind: Tabbed;
  read: SavedRead<Entry>;
  /** Where one more is added. */
  addHref: string;
  /** Draws the list. */
  children: (list: readonly Entry[]) => ReactNode;
}

const drawings = { passengers: 'people', contacts: 'document', addresses: 'document' } as const;
/** Kinds that have a tab. */
type Tabbed = keyof typeof drawings;

/** /mine/commonInformation: three tabs, each with its list and the way to add to it. */
export function SavedFrame<Entry>({ kind, read, addHref, children }: SavedFrameProps<Entry>) {
  const t = useMessages('saved-people');
  const navigation = useNavigation();
  const variant = useMainVariant();
  const content = read.list ? (
    <div className={styles.list}>
      <ReadOffline readAt={read.readAt} />
      <Listed
        count={read.list.length}
        unreadable={read.unreadable}
        empty={<EmptyState drawing={drawings[kind]} title={t(`none.${kind}`)} text={t(`none.${kind}Text`)} />}
      >
        {children(read.list)}
      </Listed>
    </div>
  ) : (
    <div className={styles.list}>
      <SavedStates kind={kind} read={read}>
        <PassengerListSkeleton />
      </SavedStates>
    </div>
  );
  return (
    <Frame
      title={t('title')}
      footer={
        read.list && (
          <Button wide variant={variant} href={addHref}>
            {t(`add.${one[kind]}`)}
          </Button>
        )
      }
    >
      <Tabs
        bleed
        label={t('tabs')}
        value={kind}
        onChange={(chosen) => navigation.replace(lists[chosen])}
        items={(['passengers', 'contacts', 'addresses'] as const).map((id) => ({
          id,
          label: t(`tab.${id}`),
          content: id === kind ? content : null,
        }))}
      />
    </Frame>
  );
}
