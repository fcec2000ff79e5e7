import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { IndexList } from '../../primitives/index-list/IndexList.tsx';
import { IndexSheet } from '../../primitives/index-list/IndexSheet.tsx';
import { areaPath, areasIn, isWholeArea, type Area, type AreaTable } from '../../rules/places/areas.ts';
import { AreaSteps } from './AreaSteps.tsx';
import * as styles from './AreaSheet.css.ts';

export interface AreaSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  table: AreaTable;
  value: string;
  onChange: (code: string) => void;
}

const steps = ['province', 'city', 'county'] as const;
const codeOf = ({ code }: Area): string => code;

/** The area whose parts are offered: a municipality has one city, which nobody has to choose. */
function offered(table: AreaTable, code: string): string {
  const [only, ...others] = areasIn(table, code);
  return only && others.length === 0 && areasIn(table, only.code).length > 0 ? only.code : code;
}

/** Provinces, then the cities of one, then the counties of one, over the page; the last choice closes it. */
export function AreaSheet({ open, onOpenChange, title, table, value, onChange }: AreaSheetProps) {
  const t = useMessages('places');
  const path = areaPath(table, value);
  const [at, setAt] = useState(path.at(-2)?.code ?? '');
  const areas = areasIn(table, at);
  const groups = useMemo(() => [{ items: areas }], [areas]);
  const trail = areaPath(table, at);
  const choose = ({ code }: Area) => {
    if (!isWholeArea(table, code)) return setAt(offered(table, code));
    onChange(code);
    onOpenChange(false);
  };
  const draw = useCallback(({ name }: Area) => <span lang="zh">{name}</span>, []);
  const step = steps[Math.min(trail.length, steps.length - 1)] ?? 'county';
  return (
    <IndexSheet open={open} onOpenChange={onOpenChange} title={title} closeLabel={t('place.close')}>
      <AreaSteps trail={trail} step={t(`area.${step}`)} onBack={setAt} />
      <div className={styles.list}>
        <IndexList
          // Another list, from its beginning.
          key={at}
          words={{ list: t(`area.${step}`), letters: '' }}
          groups={groups}
          keyOf={codeOf}
          value={path.find(({ code }) => areas.some((area) => area.code === code))?.code}
          onChange={choose}
          top={styles.stepsSize}
        >
          {draw}
        </IndexList>
      </div>
    </IndexSheet>
  );
}
