import { usePlace } from '../../navigation/provider.tsx';
import { DocumentEditor } from './DocumentEditor.tsx';

/** /mine/editCertificate/:index: one of the documents of the passenger that is being filled in. */
export function EditDocumentScreen() {
  const { params, query } = usePlace('editPassengerDocument');
  const at = /^\d{1,2}$/.test(params.index ?? '') ? Number(params.index) : -1;
  return <DocumentEditor key={at} passengerId={query.passenger} at={at} />;
}
