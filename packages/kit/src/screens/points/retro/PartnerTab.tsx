import { FormSkeleton } from '../../../components/form-fields/FormSkeleton.tsx';
import { PartnerClaimForm } from '../../../components/retro-claim/PartnerClaimForm.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { claimableDays } from '../../../rules/retro/window.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import type { ShownTerms } from '../../../components/retro-claim/types.ts';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { ClaimRefused } from './ClaimRefused.tsx';
import { usePartnerDraft } from './drafts.ts';
import { useTermsNow } from './use-claim-terms.ts';
import { useClaiming, useClaimWords, type SubmittedClaim } from './use-claiming.ts';
import * as styles from './retro.css.ts';

interface PartnerTabProps {
  /** A claim has been taken in. */
  onClaimed: (submitted: SubmittedClaim) => void;
}

/** A flight of a partner: which can be claimed, and the form. */
export function PartnerTab({ onClaimed }: PartnerTabProps) {
  const t = useMessages('retro');
  const { read, terms, today } = useTermsNow();
  if (terms) return <PartnerClaims {...{ terms, today, onClaimed }} />;
  return (
    <div className={styles.stack}>
      <ReadStates read={read} title={t('partner.failed')} note={t('unchanged')}>
        <FormSkeleton />
      </ReadStates>
    </div>
  );
}

interface PartnerClaimsProps extends PartnerTabProps {
  terms: ShownTerms;
  today: string;
}

function PartnerClaims({ terms, today, onClaimed }: PartnerClaimsProps) {
  const t = useMessages('retro');
  const { date } = useFormats();
  const { airlineCode } = useConfig();
  const { initial, keep, forget } = usePartnerDraft();
  const words = useClaimWords();
  const { write, send, check } = useClaiming('partner', (submitted) => {
    forget();
    onClaimed(submitted);
  });
  const days = claimableDays('partner', terms, today);
  const partners = terms.partners.map((partner) => t('partner.name', { ...partner }));
  return (
    <div className={styles.stack}>
      <div className={styles.words}>
        <p>
          {t('partner.intro', {
            days: terms.partnerFromDay,
            from: date(days.from, 'date'),
            to: date(days.to, 'date'),
          })}
        </p>
        <p className={styles.quiet}>{t('partner.list', { partners: partners.join(t('separator')) })}</p>
        <p className={styles.quiet}>{t('partner.others')}</p>
      </div>
      <OutcomeNotice write={write} words={words} refusal={(failure) => <ClaimRefused failure={failure} />} />
      <PartnerClaimForm
        initial={initial}
        days={days}
        context={{ today, terms, partners: terms.partners.map(({ code }) => code), own: airlineCode }}
        onDraft={keep}
        onSubmit={(claim) => void send({ claimType: 'partner', ...claim })}
      >
        <WriteButton wide type="submit" write={write} onCheck={check}>
          {t('partner.submit')}
        </WriteButton>
      </PartnerClaimForm>
    </div>
  );
}
