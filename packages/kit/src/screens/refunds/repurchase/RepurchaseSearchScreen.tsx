import { useState } from 'react';
import { useFindRepurchase, useSendRepurchaseCode } from '../../../client/refunds/repurchase.ts';
import { refundRefusedAs } from '../../../client/refunds/ticket-fees.ts';
import { RepurchaseForm } from '../../../components/repurchase/RepurchaseForm.tsx';
import type { RepurchaseWish } from '../../../contracts/refunds/repurchase.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useSession } from '../../../session/session-provider.tsx';
import { emptyRepurchase } from '../../../validators/refunds/repurchase.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useCodeSending } from '../../shell/use-code-sending.ts';
import { useSecretTyped } from '../../shell/use-form-draft.ts';
import { useSubmit } from '../../shell/use-submit.ts';
import { RefusalNotice } from '../RefusalNotice.tsx';
import { handOverQuery } from './repurchase-query.ts';
import * as styles from './repurchase.css.ts';

/** Refusals of a search that this page has words for. */
const ownWords = ['refund.repurchaseNotFound', 'refund.repurchaseCode'] as const;

/** /twoHourRefund/searchTickets: both tickets, the document, and the code of the booking's phone. Nothing of it is kept. */
export function RepurchaseSearchScreen() {
  const t = useMessages('repurchase');
  const navigation = useNavigation();
  const session = useSession();
  const secret = useSecretTyped();
  const find = useFindRepurchase();
  const sending = useSending();
  const search = useSubmit<RepurchaseWish>(async (wish, isHere) => {
    handOverQuery(session, await find(wish));
    secret.saved();
    if (isHere()) navigation.go('repurchaseResult');
  });
  const { failure } = search;
  const refused = failure && refundRefusedAs(failure);
  const own = ownWords.find((code) => code === refused);
  return (
    <Frame title={t('search.title')}>
      {own && (
        <Notice tone="error" live>
          {t(own === 'refund.repurchaseCode' ? 'wrongCode' : 'notFound')}
        </Notice>
      )}
      {failure && !own && failure.failure.kind === 'refused' && (
        <RefusalNotice title={t('refused')} failure={failure} />
      )}
      <RepurchaseForm
        defaultValue={emptyRepurchase}
        code={sending}
        onChange={secret.typed}
        onSubmit={(wish) => void search.send(wish)}
      >
        <Button type="submit" wide busy={search.busy}>
          {t('search')}
        </Button>
      </RepurchaseForm>
      <p className={styles.more}>
        <Link href={navigation.href('repurchaseRefunds')}>{t('rules')}</Link>
      </p>
    </Frame>
  );
}

/** The code of the booking's phone, which the airline tells masked. */
function useSending() {
  const { mutateAsync } = useSendRepurchaseCode();
  const [phone, setPhone] = useState<string>();
  const { wait, busy, refusal, send } = useCodeSending(
    'repurchase',
    async (proof: Parameters<typeof mutateAsync>[0]) => {
      const answer = await mutateAsync(proof);
      setPhone(answer.phone);
      return { sent: true, message: '' };
    },
  );
  return { wait, busy, refusal, phone, send };
}
