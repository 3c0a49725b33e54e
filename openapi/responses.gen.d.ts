// Generated from university.yaml by `npm run generate`. Do not edit.
import type { Validator } from './validator.ts';
export declare const validators: Readonly<Record<string, Validator | undefined>>;
