/** What both the browser's and Node's backend offer: their words, and the check of other answers. */
export { type Answer, type FaultName, faults, type ReadyName, readyAnswers } from '#mocks/demo/answers.ts';
export type { AccountSession } from '#mocks/demo/account-session.ts';
export type { Respond, RespondAnswer } from '#mocks/demo/condition-controls.ts';
export { DemoError } from '#mocks/demo/demo-error.ts';
export { contractCheck } from './contract-check.ts';
export { ContractBreach } from '#mocks/engine/request/contract-breach.ts';
export { demoPassword, personas, type PersonaId } from '#mocks/university/seed/demo-accounts.ts';
export { type ScenarioName, scenarioNames } from '#mocks/university/seed/scenarios.ts';
