import type { MemberDocument } from '../../components/account-overview/types.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { Frame } from '../shell/Frame.tsx';
import { AccountStates } from './AccountStates.tsx';
import { EditDocument } from './EditDocument.tsx';

/** A document by its place in the list, from 0. */
export function DocumentAt({ index }: { index: string | undefined }) {
  const t = useMessages('account');
  return (
    <AccountStates title={t('document.edit')}>
      {({ documents }) => {
        const document = documents[Number(index)];
        return document && !document.main ? (
          <EditDocument key={document.documentId} document={document} />
        ) : (
          <NotChangeable document={document} />
        );
      }}
    </AccountStates>
  );
}

/** The main document, which stays as it is; or none at all. */
function NotChangeable({ document }: { document: MemberDocument | undefined }) {
  const t = useMessages('account');
  const { returnTo } = useNavigation();
  return (
    <Frame title={t('document.edit')}>
      <EmptyState
        drawing={document ? 'closed' : 'document'}
        title={t(document ? 'locked' : 'document.gone')}
        text={t(document ? 'document.mainText' : 'document.goneText')}
        action={
          <Button variant="outline" onClick={() => returnTo('accountManagement')}>
            {t('back')}
          </Button>
        }
      />
    </Frame>
  );
}
