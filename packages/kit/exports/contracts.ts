export * from '../src/contracts/index.ts';
