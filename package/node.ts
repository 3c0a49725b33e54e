import { readContract } from '#mocks/node.ts';
import { createContractCheck } from './contract-check.ts';

export * from './controls.ts';
export { nodeBackend, type NodeBackendOptions, seedDay } from '#mocks/node.ts';

/** Holds answers of handlers of your own against the contract. */
export const contractCheck = (base?: string) => createContractCheck(readContract, base);
