import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import { AccountOverview } from './AccountOverview.tsx';
import { AccountSplit } from './AccountSplit.tsx';

const DocumentAt = lazyWithRetry('document', async () => (await import('./DocumentAt.tsx')).DocumentAt);

/** /mine/accountManage: documents, contacts, passwords and preferences; in a wide window beside the first document that can be changed. */
export function AccountScreen() {
  return (
    <AccountSplit shows="list" list={<AccountOverview />} detail={(index) => <DocumentAt index={index} />} />
  );
}
