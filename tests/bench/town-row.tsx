import { memo } from 'react';

/** Visible part of a row; both pages draw it, so that only the parts that carry it are compared. */
export const TownRow = memo(function TownRow({
  name,
  aside,
  code,
  query,
}: Record<'name' | 'aside' | 'code' | 'query', string>) {
  return (
    <span className="town">
      <span className="names">
        <span>
          <Marked text={name} query={query} />
        </span>
        <span className="aside">
          <Marked text={aside} query={query} />
        </span>
      </span>
      <span className="aside">
        <Marked text={code} query={query} />
      </span>
    </span>
  );
});

/** A text with what was searched for marked. */
export function Marked({ text, query }: Record<'text' | 'query', string>) {
  const at = query === '' ? -1 : text.toLowerCase().indexOf(query);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + query.length)}</mark>
      {text.slice(at + query.length)}
    </>
  );
}
