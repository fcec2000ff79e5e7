import { createElement, Fragment } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { MaskedText } from './MaskedText.tsx';

export interface MaskedSentenceProps extends RootProps<HTMLSpanElement> {
  /** Words with phones or addresses whose middle is hidden: `Sent to 138****0001`. */
  text: string;
}

/** Latin letters, digits and signs of an address round what is hidden: words of other scripts may touch them. */
const masked = /([+\w]{0,20}\s?[*•＊]{2,}\s?[\w@.-]{0,60}\w)/;

/** Sentence whose hidden numbers are drawn like those that stand alone. */
export function MaskedSentence({ text, ...root }: MaskedSentenceProps) {
  const parts = text
    .split(masked)
    .map((part, index) => (index % 2 === 0 ? part : createElement(MaskedText, { text: part })));
  // They are always the same parts in the same places: none of them needs a key.
  return <span {...root}>{createElement(Fragment, null, ...parts)}</span>;
}
