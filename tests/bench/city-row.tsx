import { memo } from 'react';
import { Marked } from './town-row.tsx';

/** Visible part of a city's row: as a town's, and a found one has a pin and a line of its own. */
export const CityRow = memo(function CityRow({
  name,
  aside,
  code,
  query,
  line,
}: Record<'name' | 'aside' | 'code' | 'query', string> & { line: string }) {
  return (
    <span className="town">
      {query !== '' && (
        <svg viewBox="0 0 24 24" width="20" height="20" className="pin">
          <path d="M12 21c4.5-4.6 7-8.2 7-11a7 7 0 1 0-14 0c0 2.8 2.5 6.4 7 11Z" />
          <circle cx="12" cy="10" r="2.5" />
        </svg>
      )}
      <span className="names">
        <span>
          <Marked text={name} query={query} />
        </span>
        <span className="aside">
          <Marked text={aside} query={query} />
        </span>
        {line !== '' && <span className="line">{line}</span>}
      </span>
      <span className="aside">
        <Marked text={code} query={query} />
      </span>
    </span>
  );
});
