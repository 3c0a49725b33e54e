import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Extension } from '#src/platform/server/extensions.ts';
import type { Application } from './applications/application.ts';
import type { Decision } from './applications/application-status.ts';
import type { Student } from './students/student.ts';

interface StudentAction {
  readonly of: 'student';
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

export interface ApplicationsTool {
  /** What the server must have for it. */
  readonly extension?: Extension;
  readonly label: string;
  /** The title of its dialog, with the count of what is selected in words. */
  readonly titleOf: (countWords: string) => string;
  readonly size?: 'xl';
  readonly Part: ComponentType<{ readonly rows: readonly Application[]; readonly onClose: () => void }>;
}

declare module '#src/records/slots.tsx' {
  interface Slots {
    /** In the line of a record's title. `ownToo`: on a student's own pages too. */
    readonly recordActions: StudentAction & { readonly ownToo?: true };
    /** Above what is said of a record. With a title, it is a section of its own, below the decision. */
    readonly recordNotices:
      | { readonly of: 'student'; readonly Part: ComponentType<{ readonly student: Student }> }
      | {
          readonly of: 'application';
          readonly title?: string;
          readonly Part: ComponentType<{ readonly application: Application }>;
        }
      | { readonly of: 'new student'; readonly Part: ComponentType };
    /** Keeps decisions to be taken later: beside the button that takes one at once. */
    readonly heldDecisions: {
      readonly canHold: (status: Decision, count: number) => boolean;
      readonly hold: (client: QueryClient, decision: WrittenDecision) => Promise<void>;
    };
  }
}
