export { EditDocumentScreen } from '../../../src/screens/account/EditDocumentScreen.tsx';
