import { usePlace } from '../../navigation/provider.tsx';
import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import { AccountSplit } from './AccountSplit.tsx';
import { DocumentAt } from './DocumentAt.tsx';

const AccountOverview = lazyWithRetry(
  'account',
  async () => (await import('./AccountOverview.tsx')).AccountOverview,
);

/** /mine/editCertificates/:index: a document by its place in the list, from 0; in a wide window beside the account. */
export function EditDocumentScreen() {
  const { index } = usePlace('editDocument').params;
  return (
    <AccountSplit
      shows="detail"
      index={index}
      list={<AccountOverview />}
      detail={() => <DocumentAt index={index} />}
    />
  );
}
