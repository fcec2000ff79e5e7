export { AddDocumentScreen } from '../../../src/screens/account/AddDocumentScreen.tsx';
