import { useState } from 'react';

/** Words to say aloud once they are others than before, also when they are those of the beginning again; none at first. */
export function useNews(words: string): string {
  const [last, setLast] = useState({ words, news: '' });
  if (last.words === words) return last.news;
  setLast({ words, news: words });
  return words;
}
