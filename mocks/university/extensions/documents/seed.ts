import type { ApplicationRow, SeedRows } from '#mocks/university/tables.ts';
import { samplePdf } from './sample-pdf.ts';

/** Each document is a chunk of its own, and nobody opens more of them in a demo. */
const most = 40;

const waits: ReadonlySet<ApplicationRow['status']> = new Set(['APPLIED', 'UNDER_REVIEW', 'WAITLISTED']);

/** A mark sheet on every second of the newest applications that wait for a decision, as the applicant has added it. */
export function seededDocuments(
  applications: readonly ApplicationRow[],
): Pick<SeedRows, 'documents' | 'documentContents'> {
  const waiting = applications.filter(({ status }) => waits.has(status));
  const chosen = waiting.filter((_, index) => index % 2 === 0).slice(-most);
  const made = chosen.map(({ id, fullName, previousQualification, previousGrade, submittedAt }) => {
    const content = samplePdf('Mark sheet', [
      `Name: ${fullName}`,
      `Examination: ${previousQualification}`,
      `Result: ${previousGrade}`,
      'Made up for the demo.',
    ]);
    const document = {
      id: `doc_${id.slice(4)}`,
      applicationId: id,
      name: 'Mark sheet.pdf',
      type: 'application/pdf' as const,
      size: content.length,
      addedAt: submittedAt,
    };
    return { document, content: { id: document.id, content: btoa(content) } };
  });
  return { documents: made.map(({ document }) => document), documentContents: made.map(({ content }) => content) };
}
