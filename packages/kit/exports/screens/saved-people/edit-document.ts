export { EditDocumentScreen } from '../../../src/screens/saved-people/EditDocumentScreen.tsx';
