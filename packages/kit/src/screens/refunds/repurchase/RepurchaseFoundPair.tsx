import { Amount } from '../../../components/amount/Amount.tsx';
import { RepurchaseCheck } from '../../../components/repurchase/RepurchaseCheck.tsx';
import { RepurchaseWindows } from '../../../components/repurchase/RepurchaseWindows.tsx';
import type { RepurchaseFound } from '../../../contracts/refunds/repurchase.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Card } from '../../../primitives/card/Card.tsx';
import { CardHead } from '../../../primitives/card/CardHead.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import {
  compareTickets,
  exclusionsOf,
  isWithin,
  repurchaseRules,
  windowsOf,
  type RepurchaseExclusion,
} from '../../../rules/repurchase/repurchase.ts';
import * as styles from './repurchase.css.ts';

interface FoundPairProps {
  found: RepurchaseFound;
  now: number | undefined;
}

/** Both tickets against the rules: what agrees, what does not, and how long there is. */
export function RepurchaseFoundPair({
  found: { old, fresh, currency, back, requestNo },
  now,
}: FoundPairProps) {
  const t = useMessages('repurchase');
  const { list } = useFormats();
  const compared = compareTickets(old, fresh);
  const right = compared.filter(({ isRight }) => isRight).length;
  const wrong = compared.length - right;
  const windows = windowsOf(old, fresh);
  const late = now !== undefined && windows.some((window) => !isWithin(window, now));
  const excluded = exclusionsOf(old, fresh);
  const words = () => {
    if (wrong > 0) return t('head.text.wrong');
    if (excluded.length > 0) return t('head.text.excluded');
    return t(late ? 'head.text.late' : 'head.text.right');
  };
  const isRight = wrong === 0 && excluded.length === 0 && !late;
  const { carriers, prefix } = repurchaseRules;
  const excludedWords = (reason: RepurchaseExclusion) => {
    if (reason === 'carrier') return t('excluded.carrier', { carriers: list(carriers) });
    return reason === 'points' ? t('excluded.points') : t('excluded.prefix', { prefix });
  };
  const sum = back && (
    <Card className={styles.apart}>
      <CardHead>
        <span>{t('back')}</span>
        <Amount value={back} className={styles.back} />
      </CardHead>
      <p className={styles.note}>{t('back.note')}</p>
    </Card>
  );
  // Once it is asked for, the airline decides: tickets are no longer compared, and no time runs.
  if (requestNo !== undefined)
    return (
      <>
        <Notice tone="done" title={t('head.asked')}>
          {t('head.text.asked', { number: requestNo })}
        </Notice>
        {sum}
      </>
    );
  return (
    <>
      <Notice
        tone={isRight ? 'done' : 'error'}
        title={wrong === 0 ? t('head.right', { count: right }) : t('head.wrong', { right, wrong })}
      >
        {words()}
      </Notice>
      {excluded.map((reason) => (
        <Notice key={reason} tone="attention">
          {excludedWords(reason)}
        </Notice>
      ))}
      <Section title={t('compare')}>
        <RepurchaseCheck {...{ old, fresh, currency }} />
      </Section>
      <Section title={t('windows')}>
        <RepurchaseWindows {...{ windows, now }} />
        <p className={styles.foot}>{t('rule.carriers', { carriers: list(carriers), prefix })}</p>
      </Section>
      {isRight && sum}
    </>
  );
}
