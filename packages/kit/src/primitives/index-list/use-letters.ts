import { useMemo } from 'react';
import type { IndexIntro } from './types.ts';
import type { ShownLayout } from './use-layout.ts';

/** Letters of the bar: that of what stands above the groups first, where it has one. */
export function useLetters<Item>(shown: ShownLayout<Item>, intro: IndexIntro | undefined) {
  const introLetter = intro?.letter;
  const introTitle = intro?.title;
  return useMemo(
    () =>
      introLetter === undefined
        ? shown.letters
        : [{ letter: introLetter, title: introTitle, group: -1 }, ...shown.letters],
    [shown.letters, introLetter, introTitle],
  );
}
