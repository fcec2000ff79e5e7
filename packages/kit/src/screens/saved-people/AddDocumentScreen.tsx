import { usePlace } from '../../navigation/provider.tsx';
import { DocumentEditor } from './DocumentEditor.tsx';

/** /mine/addCertificate: one more document of the passenger that is being filled in. */
export function AddDocumentScreen() {
  const { passenger } = usePlace('addPassengerDocument').query;
  return <DocumentEditor passengerId={passenger} at={undefined} />;
}
