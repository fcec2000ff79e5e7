import type { TierCode } from '../../contracts/points/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import type { PassFlight } from '../../rules/boarding-pass/boarding-pass.ts';
import { shownTicket } from '../../rules/tickets.ts';
import { TierSurface } from '../tier-surface/TierSurface.tsx';
import { PassCode, PassTrouble } from './PassCode.tsx';
import * as styles from './PassStub.css.ts';
import type { HeldPass, Symbology } from './types.ts';

export interface PassStubProps {
  pass: HeldPass;
  flight: PassFlight;
  symbology: Symbology;
  onRetry: ((pass: HeldPass) => void) | undefined;
}

/** Below the perforation: what is scanned and what staff reads. */
export function PassStub({ pass, flight, symbology, onRetry }: PassStubProps) {
  const t = useMessages('boarding-pass');
  return (
    <>
      <div data-part="code" className={styles.scanned}>
        {pass.barcode ? (
          <PassCode text={pass.barcode} symbology={symbology} />
        ) : (
          <PassTrouble
            title={t('code.missing')}
            text={t('code.missing.text')}
            retry={onRetry && { label: t('code.retry'), onClick: () => onRetry(pass) }}
          />
        )}
        <dl className={styles.facts}>
          {flight.sequence && <Fact label={t('sequence')} value={flight.sequence.padStart(3, '0')} />}
          {flight.group && <Fact label={t('group')} value={flight.group} />}
          <Fact
            label={t('cabin')}
            value={t('cabin.value', { cabin: flight.cabin, fare: flight.fare })}
            words
          />
        </dl>
      </div>
      <Holder pass={pass} />
    </>
  );
}

function Fact({ label, value, words }: { label: string; value: string; words?: boolean }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={words ? styles.words : styles.value}>{value}</dd>
    </div>
  );
}

/** The bearer's name, in letters and in their own writing, and the ticket. */
function Holder({ pass }: { pass: HeldPass }) {
  const t = useMessages('boarding-pass');
  const kind = pass.passenger !== 'adult' && t(pass.passenger);
  return (
    <div data-part="holder" className={styles.holder}>
      <p className={styles.name}>{pass.name}</p>
      {pass.tier && <Tier tier={pass.tier} />}
      <span className={styles.turn} />
      {(pass.ownName ?? kind) && (
        <p className={styles.second}>{[pass.ownName, kind].filter(Boolean).join(' · ')}</p>
      )}
      <p className={styles.second}>{t('ticket', { number: shownTicket(pass.ticketNo) })}</p>
    </div>
  );
}

function Tier({ tier }: { tier: TierCode }) {
  const t = useMessages('tiers');
  return (
    <TierSurface tier={tier} shape="pill">
      <span className={styles.tier}>{t(`member.${tier}`)}</span>
    </TierSurface>
  );
}
