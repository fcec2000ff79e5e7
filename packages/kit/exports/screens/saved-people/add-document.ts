export { AddDocumentScreen } from '../../../src/screens/saved-people/AddDocumentScreen.tsx';
