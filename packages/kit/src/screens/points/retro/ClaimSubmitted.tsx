import { NextSteps } from '../../../components/result/NextSteps.tsx';
import { ClaimSlip } from '../../../components/retro-claim/ClaimSlip.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import { ResultFrame } from '../../shell/ResultFrame.tsx';
import { useEndNames } from '../../shell/use-end-names.ts';
import { useTermsNow } from './use-claim-terms.ts';
import type { SubmittedClaim } from './use-claiming.ts';

interface ClaimSubmittedProps extends SubmittedClaim {
  /** Leads back to the other flights of the ticket. */
  onMore?: () => void;
  /** Shows the claims, where they are on the same page. */
  onHistory?: () => void;
}

/** A claim that has been taken in: no points have come yet, about when they do, and where its progress is told. */
export function ClaimSubmitted({ claim, claimNumber, onMore, onHistory }: ClaimSubmittedProps) {
  const t = useMessages('retro');
  const { href } = useNavigation();
  const { hotline } = useConfig();
  const { terms } = useTermsNow({ announce: 'silent' });
  const names = useEndNames(claim.departure, claim.destination);
  return (
    <ResultFrame
      takesFocus
      bar={t('title')}
      tone="received"
      title={t('submitted')}
      text={t('submitted.text')}
      slip={<ClaimSlip claim={claim} claimNumber={claimNumber} names={names} />}
      home={onMore === undefined}
      next={
        <>
          {onMore && (
            <Button variant="outline" onClick={onMore}>
              {t('submitted.more')}
            </Button>
          )}
          {onHistory ? (
            <Button onClick={onHistory}>{t('toHistory')}</Button>
          ) : (
            <Button href={href('claimHistory')}>{t('toHistory')}</Button>
          )}
        </>
      }
    >
      <NextSteps
        steps={[
          {
            icon: 'clock',
            title: t('rules.arrive'),
            ...(terms && { text: t('rules.arriveText', { days: terms.creditDays }) }),
          },
          { icon: 'phone', title: t('call', { hotline }), text: t('submitted.call'), href: `tel:${hotline}` },
        ]}
      />
    </ResultFrame>
  );
}
