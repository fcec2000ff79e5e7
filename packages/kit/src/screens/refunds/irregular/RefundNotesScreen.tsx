import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { moneyDays } from '../../../rules/refunds/money-way.ts';
import { Frame } from '../../shell/Frame.tsx';
import * as styles from './irregular.css.ts';

/** Working days in which the airline gets in touch. Source: travel.md section 9. */
const contactDays = 2;

/** /returnTicket/applyreturnnote: what has to be known before a ticket of an irregular flight is given back. */
export function RefundNotesScreen() {
  const t = useMessages('return-ticket');
  const { href } = useNavigation();
  const notes = [
    [t('notes.1'), t('notes.1.text')],
    [t('notes.2'), t('notes.2.text')],
    [t('notes.3'), t('notes.3.text')],
    [t('notes.4'), t('notes.4.text', { contact: contactDays, days: moneyDays })],
  ] as const;
  return (
    <Frame
      title={t('notes.title')}
      footer={
        <Button wide href={href('ticketRefunds')}>
          {t('notes.next')}
        </Button>
      }
    >
      {notes.map(([title, text]) => (
        <Section key={title} title={title}>
          <p className={styles.text}>{text}</p>
        </Section>
      ))}
    </Frame>
  );
}
