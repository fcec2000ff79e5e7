import type { ComponentProps } from 'react';
import { useWide } from '../../primitives/wide/use-wide.ts';
import { LongList } from '../shell/LongList.tsx';
import { cards, longItem, longList } from './refunds.css.ts';

const look = { list: cards, longList, longItem };

type CardListProps<Item> = Omit<ComponentProps<typeof LongList<Item>>, 'whole' | 'look'>;

/** Cards of a list; in a wide window all of them, two beside each other. */
export function CardList<Item>(props: CardListProps<Item>) {
  return <LongList whole={useWide()} look={look} {...props} />;
}
