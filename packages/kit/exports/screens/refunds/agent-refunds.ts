export { AgentRefundsScreen } from '../../../src/screens/refunds/agent/AgentRefundsScreen.tsx';
