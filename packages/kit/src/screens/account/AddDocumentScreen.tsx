import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { documentSortOf } from '../../rules/member-account.ts';
import { AddDocument } from './AddDocument.tsx';

/** /addID: an identity document of the kind that `headerTit` names, under one of the six titles. */
export function AddDocumentScreen() {
  const t = useMessages('account');
  const navigation = useNavigation();
  const { query } = usePlace('addIdentity');
  const sort = documentSortOf(query.headerTit);
  // Another kind, another form.
  return (
    <AddDocument
      key={sort}
      sort={sort}
      title={t(`document.${sort}`)}
      onLeave={() => navigation.returnTo('accountManagement')}
    />
  );
}
