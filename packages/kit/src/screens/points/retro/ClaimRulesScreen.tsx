import { ClaimRules } from '../../../components/retro-claim/ClaimRules.tsx';
import { ClaimSkeleton } from '../../../components/retro-claim/ClaimSkeleton.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { useTermsNow } from './use-claim-terms.ts';
import * as styles from './retro.css.ts';

/** /integralCheckIn/rules: when points can be claimed, and what to know before. */
export function ClaimRulesScreen() {
  const t = useMessages('retro');
  const { hotline } = useConfig();
  const { href } = useNavigation();
  const { read, terms, today } = useTermsNow();
  return (
    <Frame title={t('rules.title')}>
      {terms ? (
        <>
          <ClaimRules terms={terms} today={today} />
          <div className={styles.ways}>
            <Button variant="tinted" size="medium" href={href('claimHistory')}>
              {t('history.list')}
            </Button>
            <Button variant="outline" size="medium" icon="phone" href={`tel:${hotline}`}>
              {t('call', { hotline })}
            </Button>
          </div>
        </>
      ) : (
        <ReadStates read={read} title={t('rules.failed')} note={t('unchanged')}>
          <ClaimSkeleton />
        </ReadStates>
      )}
    </Frame>
  );
}
