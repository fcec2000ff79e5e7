export { WebviewScreen } from '../../../src/screens/shell/webview/WebviewScreen.tsx';
