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

/** So many characters stand in a column at full size, so many at half. */
const [large, medium] = [3, 6];

/** One part of the name as in a dictionary: its characters, and the readings to choose from. */
export function ReadingColumn({ part, characters, readings, value, onChange }: ReadingColumnProps) {
  const t = useMessages('pinyin');
  const count = countOf(characters);
  const size = count <= large ? 'large' : count <= medium ? 'medium' : 'small';
  return (
    <div className={styles.column}>
      <RadioList
        legend={
          <span className={styles.head}>
            <span lang="zh" className={styles.characters[size]}>
              {characters}
            </span>
            <span className={styles.part}>{t(`sheet.${part}`)}</span>
          </span>
        }
        items={readings.map(({ spelling, tones, older }) => ({
          value: spelling,
          label: (
            <span lang="en" className={styles.whole}>
              {spelling}
            </span>
          ),
          detail: older ? t('sheet.older') : undefined,
          aside: tones.length > 0 && (
            <span lang="zh-Latn" className={styles.tone}>
              {tones.join(' / ')}
            </span>
          ),
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
