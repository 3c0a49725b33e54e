import type { OperationId } from '../openapi/operations.gen.ts';
import { removeCourse } from './university/rules/courses.ts';
import { removeStudent } from './university/rules/students.ts';
import { tableNames } from './engine/db/tables.ts';
import { schema } from './university/tables.ts';
import { accounts, type RequestOptions, type TestBackend } from './testing.ts';

/** Ids that exist in the seeded database, and the records of two students. */
export interface Known {
  readonly own: { id: string; email: string; rollNo: string };
  readonly other: { id: string; email: string; rollNo: string };
  readonly application: string;
  /** What proves that application. */
  readonly proof: { readonly referenceNumber: string; readonly email: string };
  readonly course: string;
  /** The id of an administrator's account. */
  readonly administrator: string;
  /** The number of a paper. */
  readonly paper: string;
  /** By what stands before `{id}` in an address, such as a table: the id of its first row, or of an administrator who can be chosen. */
  readonly first: Readonly<{ [table: string]: string | undefined }>;
  /** The ids of records that were deleted. */
  readonly deleted: { readonly student: string; readonly course: string };
}

type Record = Known['own'];
export type Example = (record: Record, known: Known) => { path: string } & RequestOptions;

/** What somebody sends who registers, or an administrator who adds a student. */
export const registration = {
  name: 'Meera Pillai',
  rollNo: 'CS20269001',
  email: 'meera.pillai@students.university.example',
  password: 'first-Day-1',
  department: 'Computer Science',
  year: 1,
  semester: 1,
};
const academic = { year: 2, semester: 3, currentCGPA: 8.1, totalCredits: 60, attendancePercentage: 90 };
const { password: _password, ...edited } = registration;
const course = {
  courseCode: 'ASTRO-1',
  courseName: 'Astronomy',
  department: 'Physics',
  programType: 'Undergraduate',
  description: 'The sky, and how we know.',
};
/** What somebody sends who applies. */
export const submission = {
  fullName: 'Kabir Sethi',
  email: 'kabir.sethi@mail.example',
  phoneNumber: '+919812345678',
  desiredCourse: 'Civil Engineering',
  previousQualification: '12th Grade',
  previousGrade: '88%',
};

/** The smallest that passes for a PDF. */
export const smallPdf = '%PDF-1.4\nstartxref\n9\n%%EOF\n';

/** A file for an application, as an applicant sends it. */
export function documentForm(proof: Known['proof'], file: BlobPart, name: string): FormData {
  const form = new FormData();
  for (const [field, text] of Object.entries(proof)) form.set(field, text);
  form.set('file', new Blob([file], { type: 'text/html' }), name);
  return form;
}

const get =
  (path: string): Example =>
  () => ({ path });
const post =
  (path: string, body?: unknown): Example =>
  () => ({ path, method: 'POST', body });
const put =
  (path: (record: Record, known: Known) => string, body?: unknown): Example =>
  (record, known) => ({ path: path(record, known), method: 'PUT', body });

/** A day to answer by, after the time of the tests. */
const later = '2026-08-12T18:29:59.999Z';

/** Casework on the application. */
const ofApplication =
  (method: string, path: string, body: (known: Known) => object): Example =>
  (_, known) => ({ path, method, body: { applicationIds: [known.application], ...body(known) } });

/** Who may call an operation by the contract's table, and a request that succeeds for whoever may. */
export type RolesAndRequest = readonly [roles: string, example: Example];

/** By operation, what a test must not take from the contract, or cannot: see testing-operations.ts. */
export const givenRequests: { readonly [Id in OperationId]?: RolesAndRequest } = {
  login: ['public', post('/auth/login', { email: accounts.student, password: 'Demo@1234' })],
  studentLogin: ['public', post('/auth/student-login', { email: accounts.student, password: 'Demo@1234' })],
  register: ['public', post('/auth/register', registration)],
  getCurrentUser: ['any', get('/auth/me')],
  changePassword: ['any', post('/auth/change-password', { oldPassword: 'Demo@1234', newPassword: 'Other@1234' })],
  logout: ['any', post('/auth/logout')],
  adminLogin: ['public', post('/admin/auth/login', { usernameOrEmail: accounts.staffAdmin, password: 'Demo@1234' })],
  registerAdmin: [
    'SUPER_ADMIN',
    post('/admin/auth/register', {
      name: 'Dev Menon',
      username: 'dev.menon',
      email: 'dev.menon@university.example',
      password: 'first-Day-1',
      role: 'STAFF_ADMIN',
    }),
  ],
  getCurrentAdmin: ['ADMIN', get('/admin/auth/me')],
  listStudents: ['ADMIN, public view', get('/students?page=0&size=5&sortBy=currentCGPA&sortDir=desc')],
  getStudent: ['ADMIN, self', ({ id }) => ({ path: `/students/${id}` })],
  getStudentByEmail: ['ADMIN, self', ({ email }) => ({ path: `/students/email/${encodeURIComponent(email)}` })],
  getStudentByRollNo: ['ADMIN, self', ({ rollNo }) => ({ path: `/students/rollno/${rollNo}` })],
  listStudentsByDepartment: ['ADMIN', get('/students/department/computer%20science')],
  listStudentsByYear: ['ADMIN', get('/students/year/3')],
  listPlacedStudents: ['ADMIN', get('/students/placed')],
  createStudent: ['ADMIN', post('/students', registration)],
  updateStudent: ['ADMIN', put(({ id }) => `/students/${id}`, edited)],
  updateStudentAcademic: ['ADMIN', put(({ id }) => `/students/${id}/academic`, academic)],
  updateStudentFull: ['ADMIN', put(({ id }) => `/students/${id}/full`, edited)],
  updateStudentCgpa: ['ADMIN', put(({ id }) => `/students/${id}/cgpa`, { cgpa: 9, credits: 70 })],
  updateStudentAttendance: ['ADMIN', put(({ id }) => `/students/${id}/attendance`, { attendancePercentage: 77 })],
  updateStudentFee: ['ADMIN', put(({ id }) => `/students/${id}/fee`, { totalFee: 100, paidAmount: 50 })],
  updateStudentPlacement: [
    'ADMIN',
    put(({ id }) => `/students/${id}/placement`, {
      placementStatus: 'Placed',
      company: 'Tarang Labs',
      packageAmount: 9,
    }),
  ],
  deleteStudent: ['ADMIN', ({ id }) => ({ path: `/students/${id}`, method: 'DELETE' })],
  countStudents: ['ADMIN', get('/students/count')],
  countStudentsByDepartment: ['ADMIN', get('/students/count/department/Civil')],
  countPlacedStudents: ['ADMIN', get('/students/count/placed')],
  adminListStudents: ['ADMIN', get('/admin/students')],
  adminGetStudent: ['ADMIN', ({ id }) => ({ path: `/admin/students/${id}` })],
  adminUpdateStudent: ['ADMIN', put(({ id }) => `/admin/students/${id}`, edited)],
  adminUpdateStudentAcademic: ['ADMIN', put(({ id }) => `/admin/students/${id}/academic`, academic)],
  getStudentStats: ['ADMIN', get('/admin/students/stats')],
  submitApplication: ['public', post('/applications/submit', submission)],
  listApplications: ['ADMIN', get('/applications')],
  getApplication: ['ADMIN', (_, { application }) => ({ path: `/applications/${application}` })],
  listApplicationsByStatus: ['ADMIN', get('/applications/status/WAITLISTED')],
  listApplicationsByCourse: ['ADMIN', get('/applications/course/Civil%20Engineering')],
  reviewApplication: [
    'ADMIN',
    put((_, { application }) => `/applications/${application}/review`, { status: 'APPROVED' }),
  ],
  getApplicationStats: ['ADMIN', get('/applications/stats')],
  listActiveCourses: ['public', get('/courses/active')],
  listAvailableCourses: ['public', get('/courses/available')],
  listCoursesByDepartment: ['public', get('/courses/department/Civil')],
  listCoursesByProgram: ['public', get('/courses/program/Diploma')],
  getCourse: ['public', (_, known) => ({ path: `/courses/${known.course}` })],
  listCourses: ['ADMIN', get('/courses')],
  createCourse: ['ADMIN', post('/courses', course)],
  updateCourse: ['ADMIN', put((_, known) => `/courses/${known.course}`, course)],
  deleteCourse: ['ADMIN', (_, known) => ({ path: `/courses/${known.course}`, method: 'DELETE' })],
  toggleCourseStatus: ['ADMIN', put((_, known) => `/courses/${known.course}/toggle-status`)],
  getCourseStats: ['ADMIN', get('/courses/stats')],
  initializeDefaultCourses: ['ADMIN', post('/courses/initialize-defaults')],
  lookUpApplication: ['public', (_, { proof }) => ({ path: '/applications/mine', method: 'POST', body: proof })],
  correctApplicationContact: [
    'public',
    (_, { proof }) => ({
      path: '/applications/mine/contact',
      method: 'PUT',
      body: { ...proof, phoneNumber: '+919812345999' },
    }),
  ],
  withdrawApplication: [
    'public',
    (_, { proof }) => ({ path: '/applications/mine/withdrawal', method: 'POST', body: proof }),
  ],
  listStudentChanges: ['ADMIN', ({ id }) => ({ path: `/students/${id}/history` })],
  listCourseChanges: ['ADMIN', (_, known) => ({ path: `/courses/${known.course}/history` })],
  listDeletedStudents: ['ADMIN', get('/students/removed')],
  restoreStudent: ['ADMIN', (_, { deleted }) => ({ path: `/students/${deleted.student}/restore`, method: 'POST' })],
  listDeletedCourses: ['ADMIN', get('/courses/removed')],
  restoreCourse: ['ADMIN', (_, { deleted }) => ({ path: `/courses/${deleted.course}/restore`, method: 'POST' })],
  updateOwnContact: [
    'STUDENT',
    () => ({ path: '/auth/me', method: 'PUT', body: { phone: '+919812345999', address: null } }),
  ],
  setLanguage: ['any', put(() => '/auth/me/language', { language: 'ur' })],
  admitApplicant: [
    'ADMIN',
    (_, { application }) => ({ path: `/applications/${application}/admission`, method: 'POST', body: {} }),
  ],
  renameCourse: ['ADMIN', put((_, known) => `/courses/${known.course}/renaming`, course)],
  freeSeat: ['ADMIN', (_, { course }) => ({ path: `/courses/${course}/freed-seats`, method: 'POST' })],
  pageStudents: ['ADMIN', get('/students/page?count=exact')],
  getStudentSummary: ['ADMIN', get('/students/summary')],
  pageApplications: ['ADMIN', get('/applications/page?count=exact')],
  getApplicationSummary: ['ADMIN', get('/applications/summary')],
  getPublicStatistics: ['public', get('/statistics')],
  addNote: ['ADMIN', ofApplication('POST', '/admin/casework/notes', () => ({ text: 'Certificate missing.' }))],
  assignApplications: [
    'ADMIN',
    ofApplication('PUT', '/admin/casework/assignee', ({ administrator }) => ({ assigneeId: administrator })),
  ],
  holdDecision: [
    'ADMIN',
    ofApplication('PUT', '/admin/casework/held-decisions', () => ({ decision: { status: 'APPROVED' } })),
  ],
  releaseDecisions: ['ADMIN', ofApplication('POST', '/admin/casework/released-decisions', () => ({}))],
  listOffers: ['ADMIN', get('/admin/offers')],
  makeOffer: [
    'ADMIN',
    (_, { application }) => ({ path: `/applications/${application}/offer`, method: 'POST', body: { answerBy: later } }),
  ],
  withdrawOffer: ['ADMIN', (_, { application }) => ({ path: `/applications/${application}/offer`, method: 'DELETE' })],
  rankWaitingList: ['ADMIN', put(() => '/admin/waiting-list', { course: 'Astrology', before: [], applicationIds: [] })],
  issuePapers: [
    'ADMIN',
    ({ id }) => ({
      path: '/papers',
      method: 'POST',
      body: { kind: 'Certificate', issuedOn: '2026-05-18', papers: [{ studentId: id, facts: [] }] },
    }),
  ],
  verifyPaper: ['public', (_, { paper }) => ({ path: `/papers/${paper}` })],
  withdrawPaper: ['ADMIN', (_, { paper }) => ({ path: `/papers/${paper}/withdrawal`, method: 'POST' })],
  answerOffer: [
    'public',
    (_, { proof }) => ({ path: '/applications/mine/offer', method: 'POST', body: { ...proof, answer: 'ACCEPTED' } }),
  ],
  addDocument: [
    'public',
    (_, { proof }) => ({
      path: '/applications/mine/documents',
      method: 'POST',
      rawBody: documentForm(proof, smallPdf, 'Marks.pdf'),
    }),
  ],
  removeDocument: [
    'public',
    (_, { proof }) => ({
      path: '/applications/mine/documents/removal',
      method: 'POST',
      body: { ...proof, documentId: 'd1' },
    }),
  ],
  listDocuments: ['ADMIN', (_, { application }) => ({ path: `/applications/${application}/documents` })],
  getDocument: ['ADMIN', (_, { application }) => ({ path: `/applications/${application}/documents/d1` })],
};

/**
 * The records that the requests name. The student on the own record is the demo student.
 * @param operation what is to be sent: for one that restores, there is something to restore; for one that frees, a taken seat
 */
export async function knownOf({ database, clock }: TestBackend, operation?: OperationId): Promise<Known> {
  return database.transact('write', (tables) => {
    const own = tables.students.by('email', accounts.student);
    const [other, lost] = tables.students.all().filter(({ id }) => id !== own?.id);
    const application = tables.applications.all().find(({ status }) => status === 'UNDER_REVIEW');
    const [course, dropped] = tables.courses.all();
    const administrator = tables.accounts.all().find(({ role }) => role === 'ADMIN');
    if (!own || !other || !lost || !application || !course || !dropped || !administrator)
      throw new Error('the seed lacks a record that the test needs');
    if (operation === 'restoreStudent') removeStudent(tables, lost.id, 'Vidya Subramaniam', clock.now);
    if (operation === 'restoreCourse') removeCourse(tables, dropped.id, 'Vidya Subramaniam', clock.now);
    if (operation === 'freeSeat') tables.courses.replace({ ...course, totalSeats: 5, availableSeats: 4 });
    if (operation === 'withdrawOffer' || operation === 'answerOffer')
      tables.offers.insert({
        id: application.id,
        state: 'OPEN',
        answerBy: later,
        at: clock.now.toISOString(),
        by: 'Vidya Subramaniam',
        holdsSeat: false,
      });
    const paper = '2026-000318-K7Q4X-9WD3M';
    if (operation === 'verifyPaper' || operation === 'withdrawPaper')
      tables.papers.insert({
        id: paper,
        studentId: own.id,
        kind: 'Certificate',
        name: own.name,
        rollNo: own.rollNo,
        issuedOn: '2026-05-18',
        facts: [],
        by: 'Vidya Subramaniam',
      });
    if (operation === 'getDocument') {
      const added = { type: 'application/pdf', size: smallPdf.length, addedAt: clock.now.toISOString() } as const;
      tables.documents.insert({ id: 'd1', applicationId: application.id, name: 'Marks.pdf', ...added });
      tables.documentContents.insert({ id: 'd1', content: btoa(smallPdf) });
    }
    return {
      own,
      other,
      application: application.id,
      proof: { referenceNumber: application.referenceNumber, email: application.email },
      course: course.id,
      paper,
      administrator: administrator.id,
      first: {
        ...Object.fromEntries(tableNames(schema).map((name) => [name, tables[name].all()[0]?.id])),
        administrators: administrator.id,
      },
      deleted: { student: lost.id, course: dropped.id },
    };
  });
}
