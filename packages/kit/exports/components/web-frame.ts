export { WebFrame, type WebFrameProps } from '../../src/components/web-frame/WebFrame.tsx';
