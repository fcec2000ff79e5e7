import { FormSkeleton } from '../../../components/form-fields/FormSkeleton.tsx';
import { PartnerClaimForm } from '../../../components/retro-claim/PartnerClaimForm.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { claimableDays } from '../../../rules/retro/window.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { handOver } from '../../../session/hand-over.ts';
import { useSession } from '../../../session/session-provider.tsx';
import type { ShownTerms } from '../../../components/retro-claim/types.ts';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { ReloadedNotice } from '../../shell/ReloadedNotice.tsx';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { ClaimRefused } from './ClaimRefused.tsx';
import { partnerDraft, usePartnerDraft } from './drafts.ts';
import { useTermsNow } from './use-claim-terms.ts';
import { useClaiming, useClaimWords } from './use-claiming.ts';
import * as styles from './retro.css.ts';

/** A flight of a partner: which can be claimed, and the form; the history tells what has been submitted. */
export function PartnerTab() {
  const t = useMessages('retro');
  const { read, terms, today } = useTermsNow();
  if (terms) return <PartnerClaims {...{ terms, today }} />;
  return (
    <div className={styles.stack}>
      <ReadStates read={read} title={t('partner.failed')} note={t('unchanged')}>
        <FormSkeleton />
      </ReadStates>
    </div>
  );
}

interface PartnerClaimsProps {
  terms: ShownTerms;
  today: string;
}

function PartnerClaims({ terms, today }: PartnerClaimsProps) {
  const t = useMessages('retro');
  const { date } = useFormats();
  const session = useSession();
  const navigation = useNavigation();
  const { airlineCode } = useConfig();
  const { initial, keep, forget } = usePartnerDraft();
  const words = useClaimWords();
  const { write, send, check } = useClaiming('partner', (submitted) => {
    forget();
    handOver(session, 'submittedClaim', submitted);
    navigation.replace('claimHistory');
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
      <ReloadedNotice form={partnerDraft} />
      <OutcomeNotice write={write} words={words} refusal={(failure) => <ClaimRefused failure={failure} />} />
      <PartnerClaimForm
        defaultValue={initial}
        days={days}
        context={{ today, terms, partners: terms.partners.map(({ code }) => code), own: airlineCode }}
        onChange={keep}
        onSubmit={(claim) => void send({ claimType: 'partner', ...claim })}
      >
        <WriteButton wide type="submit" write={write} onCheck={check}>
          {t('partner.submit')}
        </WriteButton>
      </PartnerClaimForm>
    </div>
  );
}
