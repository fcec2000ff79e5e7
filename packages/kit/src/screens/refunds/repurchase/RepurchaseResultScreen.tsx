import {
  useLookUpRepurchase,
  useReloadRepurchase,
  useRepurchase,
  useSubmitRepurchase,
} from '../../../client/refunds/repurchase.ts';
import type { RepurchaseFound } from '../../../contracts/refunds/repurchase.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { canRepurchase } from '../../../rules/repurchase/repurchase.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { Reading } from '../../shell/ReadStates.tsx';
import { useNow } from '../../shell/use-now.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { queryHandedOver } from './repurchase-query.ts';
import { RepurchaseFoundPair } from './RepurchaseFoundPair.tsx';

/** /twoHourRefund/queryResult: both tickets side by side, the time that is left, and the refund. */
export function RepurchaseResultScreen() {
  const t = useMessages('repurchase');
  const { href } = useNavigation();
  const queryId = queryHandedOver(useSession());
  const read = useRepurchase(queryId);
  if (queryId !== undefined && read.data) return <Found queryId={queryId} found={read.data} />;
  return (
    <Frame title={t('result.title')}>
      {queryId === undefined ? (
        <EmptyState
          drawing="not-found"
          title={t('result.none')}
          text={t('result.noneText')}
          action={
            <Button variant="outline" size="medium" href={href('repurchaseTicketSearch')}>
              {t('again')}
            </Button>
          }
        />
      ) : (
        <Reading read={read} title={t('failed')} skeleton={<Skeleton inlineSize="100%" blockSize={480} />}>
          {() => null}
        </Reading>
      )}
    </Frame>
  );
}

function Found({ queryId, found }: { queryId: string; found: RepurchaseFound }) {
  const t = useMessages('repurchase');
  const navigation = useNavigation();
  const now = useNow();
  const { mutateAsync } = useSubmitRepurchase();
  const lookUp = useLookUpRepurchase();
  const reload = useReloadRepurchase();
  const submitting = useVerifiedMutation<string, string>({
    send: async (id) => (await mutateAsync({ queryId: id })).requestNo,
    lookUp,
    onDone: async (_requestNo, _sent, here) => {
      await reload();
      if (!here) return undefined;
      navigation.replace('repurchaseSubmitted');
      return 'leaving';
    },
  });
  const possible = now !== undefined && canRepurchase(found.old, found.fresh, now);
  const again = navigation.href('repurchaseTicketSearch');
  return (
    <Frame
      title={t('result.title')}
      action={<AppBarAction onClick={() => navigation.go('repurchaseRefunds')}>{t('rules')}</AppBarAction>}
      footer={
        found.requestNo === undefined && possible ? (
          <WriteButton
            wide
            write={submitting.write}
            onCheck={submitting.check}
            onClick={() => void submitting.send(queryId)}
          >
            {t('submit')}
          </WriteButton>
        ) : (
          <Button wide href={found.requestNo === undefined ? again : navigation.href('repurchaseSubmitted')}>
            {found.requestNo === undefined ? t('other') : t('see')}
          </Button>
        )
      }
    >
      <OutcomeNotice
        write={submitting.write}
        words={{
          unknown: t('unknown'),
          absent: t('absent'),
          absentText: t('absentText'),
          refused: t('refused'),
        }}
      />
      <RepurchaseFoundPair found={found} now={now} />
    </Frame>
  );
}
