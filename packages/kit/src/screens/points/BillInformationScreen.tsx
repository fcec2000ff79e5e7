import type { PointsSummary } from '../../components/points-bill/types.ts';
import { usePointsSummary } from '../../client/points/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { BillStates } from './BillStates.tsx';
import * as styles from './points.css.ts';

/** The nine documented figures, in the order in which one follows from the other. */
const figures = [
  'remainPoint',
  'consumePoint',
  'useConsumePoint',
  'returnPoint',
  'invalidPoint',
  'overConsumePoint',
  'upgradePoint',
  'upgradeCount',
  'umPoint',
] as const satisfies readonly (keyof PointsSummary)[];

const rules = ['info.rule1', 'info.rule2', 'info.rule3', 'info.rule4'] as const;

/** /myBill/infoList: every figure of the summary with what it means, and what to know before using points. */
export function BillInformationScreen() {
  const t = useMessages('points');
  const { number } = useFormats();
  const told = (figure: number | undefined) => (figure === undefined ? t('figure.unknown') : number(figure));
  const { hotline } = useConfig();
  const { href } = useNavigation();
  const summary = usePointsSummary();
  return (
    <Frame title={t('info.title')}>
      {summary.data ? (
        <>
          <Section title={t('info.figures')}>
            <dl className={styles.card}>
              {figures.map((name) => (
                <div key={name} className={styles.figure}>
                  <dt>
                    <span className={styles.figureName}>{t(`info.${name}`)}</span>
                    <span className={styles.figureText}>{t(`info.${name}Text`)}</span>
                  </dt>
                  <dd className={styles.figureValue}>{told(summary.data[name])}</dd>
                </div>
              ))}
            </dl>
          </Section>
          <Section title={t('info.more')}>
            <ListCard>
              <ListRow icon="upgrade" label={t('info.upgrade')} href={href('upgradePoints')} />
              <ListRow icon="star-circle" label={t('info.courses')} href={href('coursePoints')} />
              <ListRow icon="claim" label={t('info.retro')} href={href('retroClaim')} />
              <ListRow icon="calculator" label={t('info.calculator')} href={href('calculator')} />
            </ListCard>
          </Section>
          <Section title={t('info.good')}>
            <ol className={styles.rules}>
              {rules.map((rule) => (
                <li key={rule}>{t(rule)}</li>
              ))}
            </ol>
            <Button variant="text" icon="phone" className={styles.call} href={`tel:${hotline}`}>
              {hotline}
            </Button>
          </Section>
        </>
      ) : (
        <BillStates read={summary} />
      )}
    </Frame>
  );
}
