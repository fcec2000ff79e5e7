import * as styles from './Marked.css.ts';

export interface MarkedProps {
  text: string;
  /** Text that was searched for. */
  query: string;
}

/** Fewer letters in common are chance. */
const leastInCommon = 3;

/** Where a text answers a query: where this is in it, or else what both begin with. */
function answerIn(text: string, query: string): readonly [from: number, to: number] | undefined {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return undefined;
  const lower = text.toLowerCase();
  const at = lower.indexOf(wanted);
  if (at >= 0) return [at, at + wanted.length];
  let common = 0;
  while (common < wanted.length && lower[common] === wanted[common]) common += 1;
  return common >= leastInCommon ? [0, common] : undefined;
}

/** A text with what was searched for marked: by colour, weight and line. */
export function Marked({ text, query }: MarkedProps) {
  const answer = answerIn(text, query);
  if (!answer) return text;
  const [from, to] = answer;
  return (
    <>
      {text.slice(0, from)}
      <mark className={styles.match}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}
