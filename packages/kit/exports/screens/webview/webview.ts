export { WebviewScreen } from '../../../src/screens/webview/WebviewScreen.tsx';
