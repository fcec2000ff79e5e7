import { ActivationForm } from '../../components/activation-form/ActivationForm.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { WriteButton } from '../shell/WriteButton.tsx';
import { CodeRefused } from './CodeRefused.tsx';
import type { Activation } from './drafts.ts';
import { useActivating } from './use-activating.ts';
import * as styles from './coupons.css.ts';

/** /mine/exchange: a code from a card or a message becomes a coupon, which is on the list then. */
export function ActivationCodeScreen() {
  const navigation = useNavigation();
  return <ActivationCode onActivated={() => navigation.replace('coupons', { query: { tab: 'usable' } })} />;
}

interface ActivationCodeProps {
  /** The code has become a coupon, and the traveller is still here. */
  onActivated: (activation: Activation) => void;
}

/** A code and what became of it; where it leads is up to the flow that it is part of. */
export function ActivationCode({ onActivated }: ActivationCodeProps) {
  const t = useMessages('coupons');
  const { initial, keep, unknown, write, send, check } = useActivating(onActivated);
  return (
    <Frame title={t('code.title')}>
      <div className={styles.stack}>
        <p className={styles.intro}>{t('code.intro')}</p>
        <OutcomeNotice
          write={write}
          words={{
            unknown: t('code.unknown'),
            absent: t('code.absent'),
            absentText: t('code.absentText'),
            refused: t('code.refused'),
          }}
          refusal={(failure) => <CodeRefused failure={failure} />}
        />
        <ActivationForm
          defaultValue={initial}
          unknown={unknown}
          onChange={keep}
          onSubmit={(code) => void send(code)}
        >
          <WriteButton wide type="submit" write={write} onCheck={check}>
            {t('code.submit')}
          </WriteButton>
        </ActivationForm>
      </div>
    </Frame>
  );
}
