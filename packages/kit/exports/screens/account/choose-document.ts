export { ChooseDocumentScreen } from '../../../src/screens/account/ChooseDocumentScreen.tsx';
