import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import * as styles from './refunds.css.ts';

/** Doors beside the list: what else a refund can begin with. */
export function OtherWays() {
  const t = useMessages('refund');
  const irregular = useMessages('return-ticket');
  const agent = useMessages('agent-refund');
  const { href } = useNavigation();
  return (
    <Section title={t('others')}>
      <ListCard>
        <ListRow
          icon="calculator"
          label={t('others.calculator')}
          detail={t('others.calculatorText')}
          href={href('feeCalculator')}
        />
        <ListRow
          icon="ticket-again"
          label={t('others.repurchase')}
          detail={t('others.repurchaseText')}
          href={href('repurchaseRefunds')}
        />
        <ListRow
          icon="alert"
          label={irregular('title')}
          detail={irregular('intro')}
          href={href('ticketRefunds')}
        />
        <ListRow
          icon="info"
          label={t('others.wrong')}
          detail={t('others.wrongText')}
          href={href('wrongPurchase')}
        />
        <ListRow icon="people" label={agent('title')} href={href('agentRefunds')} />
      </ListCard>
      <p className={styles.foot}>{t('general.text')}</p>
    </Section>
  );
}
