import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { ChangeFrame } from './ChangeFrame.tsx';
import { changeQuery, type ChangeAddress } from './address.ts';
import { OldFlight } from './OldFlight.tsx';
import type { StepProps } from './People.tsx';
import { PersonRow } from './PersonRow.tsx';
import * as styles from './reschedule.css.ts';

interface NobodyLeftProps extends StepProps {
  /** Above the reasons: how an order that was sent has ended. */
  children?: ReactNode;
}

/** A later step with nobody to change: why, and the way to the order that waits, or to the first step. */
export function NobodyLeft({ address, party, children }: NobodyLeftProps) {
  const t = useMessages('changes');
  const navigation = useNavigation();
  const first = (change: Partial<ChangeAddress> = {}) =>
    changeQuery({ ...address, step: 'people', was: undefined, people: undefined, ...change });
  const barred = party.travellers.filter(
    ({ at, bar }) => bar !== undefined && (address.people ?? []).includes(at),
  );
  return (
    <ChangeFrame
      step={address.step}
      band={<OldFlight leg={party.leg} />}
      footer={
        <Button wide variant="outline" href={navigation.href('reschedule', { query: first() })}>
          {t('left.people')}
        </Button>
      }
    >
      <div className={styles.stack}>
        {children}
        <Notice tone="attention" title={t(party.moved ? 'left.moved' : 'left')}>
          {t(party.moved ? 'left.movedText' : 'left.text')}
        </Notice>
        {!party.moved && barred.length > 0 && (
          <Card flush>
            <ul>
              {barred.map((one) => (
                <PersonRow
                  key={one.ticket.ticketNo}
                  traveller={one}
                  party={party}
                  released={address.release}
                  onChange={() => undefined}
                  onRelease={(release) => navigation.go('reschedule', { query: first({ release }) })}
                />
              ))}
            </ul>
          </Card>
        )}
      </div>
    </ChangeFrame>
  );
}
