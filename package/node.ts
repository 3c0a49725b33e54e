export * from './controls.ts';
export { nodeBackend, type NodeBackendOptions, seedDay } from '#mocks/node.ts';
