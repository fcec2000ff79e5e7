export { NextSteps, type NextStep, type NextStepsProps } from '../../src/components/result/NextSteps.tsx';
export { Printer, type PrinterProps } from '../../src/components/result/Printer.tsx';
export { Result, type ResultProps } from '../../src/components/result/Result.tsx';
export { ResultActions, type ResultActionsProps } from '../../src/components/result/ResultActions.tsx';
export { Rosette, type RosetteProps } from '../../src/components/result/Rosette.tsx';
export { Seal, sealTones, type SealProps, type SealTone } from '../../src/components/result/Seal.tsx';
export {
  SlipFact,
  SlipFacts,
  type SlipFactProps,
  type SlipFactsProps,
} from '../../src/components/result/SlipFacts.tsx';
