/** All that the server takes from the contract: its rules of texts, searches and grades, and its types. */
import type { components } from '../../openapi/schema.gen.ts';

export { emailFormat } from '../../openapi/email-address.ts';
export { labelOf } from '../../openapi/field-labels.ts';
export { fileNameOf } from '../../openapi/file-name.ts';
export { refusals as fileRefusals, typeOfFile } from '../../openapi/file-type.ts';
export { gradePercent } from '../../openapi/grade-percent.ts';
export { paperNumber } from '../../openapi/paper-number.ts';
export { compareCodePoints, foldText } from '../../openapi/text-order.ts';
export { readSearch } from '../../openapi/search-text.ts';
export { textLength } from '../../openapi/text-length.ts';
export { isVisible } from '../../openapi/visible-text.ts';

type Schemas = components['schemas'];
export type Student = Schemas['Student'];
export type Course = Schemas['Course'];
export type Application = Schemas['Application'];
export type Assignee = Schemas['Assignee'];
export type Casework = Schemas['Casework'];
export type Offer = Schemas['Offer'];
export type CourseOffers = Schemas['CourseOffers'];
export type Paper = Schemas['Paper'];
export type PaperIssue = Schemas['PaperIssue'];
export type IssuedPaper = Schemas['IssuedPaper'];
export type ApplicationDocument = Schemas['ApplicationDocument'];
export type Decision = Schemas['Decision'];
export type ApplicationStatus = Schemas['ApplicationStatus'];
export type AdminRole = Schemas['AdminRole'];
export type Role = Schemas['Role'];
export type FieldChange = Schemas['FieldChange'];
export type Activity = Schemas['Activity'];
export type ListCount = Schemas['ListCount'];
export type StudentSummary = Schemas['StudentSummary'];
export type StudentStats = Schemas['StudentStats'];
export type GroupFigures = Schemas['GroupFigures'];
