export { SafetyNotice, type SafetyNoticeProps } from '../../src/components/safety-notice/SafetyNotice.tsx';
