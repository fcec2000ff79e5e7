export { AgentRefundScreen } from '../../../src/screens/refunds/agent/AgentRefundScreen.tsx';
