// Generated from university.yaml by `npm run generate`. Do not edit.
import type { ValidateFunction } from 'ajv';
export declare const validators: Readonly<Record<string, ValidateFunction | undefined>>;
