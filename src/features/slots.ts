import type { ComponentType } from 'react';
import type { Application } from './applications/application.ts';
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

declare module '#src/records/slots.ts' {
  interface Slots {
    /** In the line of a record's title. `ownToo`: on a student's own pages too. */
    readonly recordActions: StudentAction & { readonly ownToo?: true };
    /** Above what is said of a record. */
    readonly recordNotices:
      | { readonly of: 'student'; readonly Part: ComponentType<{ readonly student: Student }> }
      | { readonly of: 'application'; readonly Part: ComponentType<{ readonly application: Application }> }
      | { readonly of: 'new student'; readonly Part: ComponentType };
    /** Above the cards of the administrators' dashboard. */
    readonly figures: {
      readonly Part: ComponentType<{ readonly students: readonly Student[] | undefined; readonly isPaged: boolean }>;
    };
  }
}
