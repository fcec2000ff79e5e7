import { useState } from 'react';
import type { RefundTicket } from '../../contracts/refunds/refund-tickets.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { RadioList } from '../../primitives/field/RadioList.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { adultsFor } from '../../rules/refunds/accompanying.ts';
import { Frame } from '../shell/Frame.tsx';
import type { Application } from './application.ts';
import type { AlongPerson } from './along-person.ts';
import { FindChild } from './FindChild.tsx';
import { NowAndThen } from './NowAndThen.tsx';
import type { RefundDraft } from './refund-draft.ts';
import * as styles from './refunds.css.ts';

interface AccompanyingProps {
  tickets: readonly RefundTicket[];
  application: Application;
  draft: RefundDraft;
  /** A child or an infant of another booking is looked up. */
  finds: boolean;
  onDecide: (part: Partial<RefundDraft>) => void;
}

/** People who travel along, the refund's meaning for them, and then the choice: the consequence is known before it. */
export function Accompanying({ tickets, application, draft, finds, onDecide }: AccompanyingProps) {
  const t = useMessages('refund-form');
  const { chosen, along } = application;
  const undecided = along.find(({ ticketNo }) =>
    draft.accompanying.every((one) => one.ticketNo !== ticketNo),
  );
  const [found, setFound] = useState<AlongPerson>();
  const [choice, setChoice] = useState<string>('together');
  const looksUp = finds || along.length === 0;
  const person: AlongPerson | undefined = found ?? (looksUp ? undefined : (undecided ?? along[0]));
  const carrier =
    chosen.find(({ ticketNo }) => ticketNo === person?.carrier) ?? chosen[0] ?? application.free[0];
  const back = chosen.map(({ ticketNo }) => ticketNo);
  const others = person ? adultsFor(person, tickets, back) : [];
  const adultName = carrier?.name ?? '';
  const count = choice === 'together' ? chosen.length + 1 : choice === 'keep' ? 0 : chosen.length;
  const decide = () => {
    if (!person) return;
    const rest = draft.accompanying.filter(({ ticketNo }) => ticketNo !== person.ticketNo);
    const { ticketNo, name } = person;
    if (choice === 'keep')
      return onDecide({
        accompanying: rest,
        ticketNos: back.filter((one) => one !== carrier?.ticketNo),
      });
    return onDecide({
      accompanying: [
        ...rest,
        choice === 'together'
          ? { ticketNo, name, choice }
          : { ticketNo, name, choice: 'otherAdult', adult: choice },
      ],
    });
  };
  return (
    <Frame
      title={t('child.title')}
      footer={
        person && (
          <>
            <p className={styles.bar} aria-live="polite">
              <span className={styles.barSum}>{t('child.count', { count })}</span>
            </p>
            <Button className={styles.barButton} onClick={decide}>
              {t(choice === 'together' ? 'child.add' : 'child.done')}
            </Button>
          </>
        )
      }
    >
      {looksUp && carrier && <FindChild adult={carrier.ticketNo} onFound={setFound} />}
      {person && (
        <>
          <NowAndThen person={person} adult={adultName} />
          <Section title={t('child.how', { name: person.name })}>
            <Card flush>
              <RadioList
                flush
                legendHidden
                legend={t('child.how', { name: person.name })}
                value={choice}
                onChange={setChoice}
                items={[
                  { value: 'together', label: t('child.together'), detail: t('child.togetherText') },
                  ...others.map(({ ticketNo, name }) => ({
                    value: ticketNo,
                    label: t('child.otherAdult', { name }),
                    detail: t('child.otherAdultText'),
                  })),
                  {
                    value: 'keep',
                    label: t('child.keep', { name: adultName }),
                    detail: t('child.keepText'),
                  },
                ]}
              />
            </Card>
          </Section>
          <Notice tone="info" className={styles.above}>
            {t('child.carrier')}
          </Notice>
        </>
      )}
    </Frame>
  );
}
