import { useMessages } from '../../messages/provider.tsx';
import { RadioList } from '../../primitives/field/RadioList.tsx';
import type { Reading } from '../../rules/pinyin.ts';
import { countOf } from '../../validators/typed.ts';
import type { NamePart } from './picker-state.ts';
import * as styles from './ReadingSheet.css.ts';

export interface ReadingColumnProps {
  part: NamePart;
  characters: string;
  readings: readonly Reading[];
  value: string;
  onChange: (spelling: string) => void;
}

/** Up to so many characters are at full size, up to so many at half. */
const [large, medium] = [3, 6];

/** Up to so many characters, a reading and its tones fit beside each other. */
const oneLine = 2;

/** One part of the name as in a dictionary: its characters, and the readings to choose from. */
export function ReadingColumn({ part, characters, readings, value, onChange }: ReadingColumnProps) {
  const t = useMessages('pinyin');
  const count = countOf(characters);
  const size = count <= large ? 'large' : count <= medium ? 'medium' : 'small';
  return (
    <div data-part="readings" className={styles.column[size]}>
      <RadioList
        legend={
          <span className={styles.head}>
            <span lang="zh" className={styles.characters[size]}>
              {characters}
            </span>
            <span className={styles.part}>{t(`sheet.${part}`)}</span>
          </span>
        }
        items={readings.map(({ spelling, tones, older }) => {
          const toned = tones.length > 0 && <span lang="zh-Latn">{tones.join(' / ')}</span>;
          return {
            value: spelling,
            label: <span lang="en">{spelling}</span>,
            detail: older ? t('sheet.older') : count > oneLine && toned,
            aside: count <= oneLine && toned,
          };
        })}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
