import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { HistoryQuery } from '#src/records/calls/resource-history.ts';
import type { Fields } from '#src/records/fields/field.ts';
import type { Extension } from '#src/platform/server/extensions.ts';
import type { Application } from './applications/application.ts';
import type { Decision } from './applications/application-status.ts';
import type { Course } from './courses/course.ts';
import type { Student } from './students/student.ts';

interface StudentAction {
  readonly of: 'student';
  /** It is on a student's own pages too. */
  readonly ownToo?: true;
  readonly Action: ComponentType<{
    readonly student: Student | undefined;
    readonly size?: 'sm';
    /** The record is not whole yet, or not there any more: `title` says so. */
    readonly disabled: boolean;
    readonly title: string | undefined;
  }>;
}

export interface WrittenDecision {
  readonly ids: readonly string[];
  readonly status: Decision;
  readonly reviewComments: string;
  readonly rejectionReason: string;
  readonly isOverCapacity: boolean;
}

export interface OfferChoiceProps {
  readonly application: Application;
  readonly onChoose: () => void;
}

export interface OfferFormProps {
  readonly application: Application;
  /** What is said of a refusal, after what it has changed on screen. */
  readonly explain: (error: unknown, message: string) => Promise<string>;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** What a list offers for its selected rows. */
export interface RowsTool<Row> {
  /** What the server must have for it. */
  readonly extension?: Extension;
  readonly label: string;
  /** The title of its dialog, with the count of what is selected. */
  readonly titleOf: (count: number) => string;
  readonly size?: 'lg' | 'xl';
  readonly Part: ComponentType<{ readonly rows: readonly Row[]; readonly onClose: () => void }>;
}

export type ApplicationsTool = RowsTool<Application>;
export type StudentsTool = RowsTool<Student>;

interface AddedTab {
  /** Its word in the URL. */
  readonly value: string;
  readonly label: string;
  readonly Part: ComponentType<{
    readonly whenEmpty: string;
    readonly fields: Fields<never>;
    readonly query: HistoryQuery;
  }>;
}

declare module '#src/records/slots.tsx' {
  interface Slots {
    /** A further tab of any record. */
    readonly recordTabs: AddedTab;
    /** A notice above what is said of a record of a kind. */
    readonly recordNotices:
      | { readonly of: 'student'; readonly Part: ComponentType<{ readonly student: Student }> }
      | {
          readonly of: 'application';
          /** It is no notice, but a section of its own, below the decision. */
          readonly title?: string;
          readonly Part: ComponentType<{ readonly application: Application }>;
        }
      | { readonly of: 'new student'; readonly Part: ComponentType };
    /** In the line of a record's title; or beside the button that takes a decision, to keep it until later. */
    readonly recordActions:
      | StudentAction
      | {
          readonly of: 'decision';
          readonly canHold: (status: Decision, count: number) => boolean;
          readonly hold: (client: QueryClient, decision: WrittenDecision) => Promise<void>;
        }
      | {
          /** A quieter choice beside the button that approves, and the form that it opens. */
          readonly of: 'approval';
          readonly Choice: ComponentType<OfferChoiceProps>;
          readonly Form: ComponentType<OfferFormProps>;
        };
    /** Beside the seats of a course in the list of administrators. */
    readonly courseSeats: { readonly Part: ComponentType<{ readonly course: Course }> };
  }
}
