export {
  languages,
  parseConfig,
  type Config,
  type ConfigProblem,
  type Language,
  type ParsedConfig,
} from '../src/contracts/config.ts';
