import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { byType, shares } from '../../rules/calculator/points.ts';
import type { Accrual, EarnedPoints } from './types.ts';
import * as styles from './AccrualResult.css.ts';

export interface AccrualResultProps extends RootProps<HTMLDivElement> {
  /** Points by type; at least one. */
  details: Accrual['pointDetails'];
}

const places = ['first', 'second', 'third'] as const;
const placeOf = (at: number) => places[at] ?? 'third';

/** Points of a flight: the spendable ones large and with their parts; each other type in its own row, never added up. */
export function AccrualResult({ details, ...root }: AccrualResultProps) {
  const t = useMessages('calculator');
  const { signed } = useFormats();
  const { main, others } = byType(details);
  return (
    <div {...root}>
      {main && <Spendable earned={main} />}
      {others.length > 0 && (
        <Section title={t('others')}>
          <dl className={styles.others}>
            {others.map((one) => (
              <div key={`${one.pointType} ${one.points}`} className={styles.other}>
                <OtherType earned={one} />
                <dd className={styles.amount}>{signed(one.points)}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </div>
  );
}

const otherTypes = ['UPGRADE_POINT', 'UPGRADE_COUNT', 'UPGRADE_SPEND'] as const;

function OtherType({ earned }: { earned: EarnedPoints }) {
  const t = useMessages('calculator');
  const known = otherTypes.find((type) => type === earned.pointType);
  return (
    <dt className={styles.words}>
      <span>
        {known
          ? t(`type.${known}`)
          : earned.pointType === 'CONSUME'
            ? t('type.CONSUME')
            : t('type.other', { type: earned.pointType })}
      </span>
      {known && <span className={styles.detail}>{t(`type.${known}.text`)}</span>}
    </dt>
  );
}

function Spendable({ earned }: { earned: EarnedPoints }) {
  const t = useMessages('calculator');
  const { signed } = useFormats();
  const { points, parts = [] } = earned;
  const widths = shares(parts);
  return (
    <Card>
      <p className={styles.label}>{t('earned')}</p>
      <p className={styles.total}>{signed(points)}</p>
      {widths.length > 1 && (
        <div className={styles.bar} aria-hidden>
          {widths.map((width, at) => (
            <span
              key={parts[at]?.part}
              className={styles.part[placeOf(at)]}
              style={{ flexGrow: width, flexBasis: 0 }}
            />
          ))}
        </div>
      )}
      {parts.length > 0 && (
        <dl className={styles.rows}>
          {parts.map((part, at) => (
            <PartRow key={part.part} part={part} at={at} keyed={widths.length > 1} />
          ))}
        </dl>
      )}
    </Card>
  );
}

interface PartRowProps {
  part: NonNullable<EarnedPoints['parts']>[number];
  at: number;
  /** A bar above has a piece of the same colour. */
  keyed: boolean;
}

function PartRow({ part: { part, points, rate }, at, keyed }: PartRowProps) {
  const t = useMessages('calculator');
  const { number } = useFormats();
  const known = (['fare', 'tier'] as const).find((each) => each === part);
  return (
    <div className={styles.row}>
      <dt className={styles.name}>
        {keyed && <span className={`${styles.key} ${styles.part[placeOf(at)]}`} aria-hidden />}
        <span>{t(known ? `part.${known}` : 'part.other')}</span>
        {known && rate !== undefined && (
          <span className={styles.detail}>{t(`part.${known}Rate`, { rate })}</span>
        )}
      </dt>
      <dd className={styles.amount}>{number(points)}</dd>
    </div>
  );
}
