export { OutLinkScreen } from '../../../src/screens/shell/webview/OutLinkScreen.tsx';
