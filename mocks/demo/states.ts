import type { OperationId } from '#openapi/operations.gen.ts';
import { msg, t, translate } from '#src/languages/texts.ts';
import type { PersonaId } from '../university/seed/demo-accounts.ts';

export interface ScreenState {
  /** Of the screen and of the state, for the addresses of tests. */
  readonly id: string;
  readonly name: string;
  readonly link: string;
}

/** A line of the table below: where a screen or a form of it is, who sees it, and what is seen there. */
interface Line {
  /** As the portal names it; a form has the route of its screen. */
  readonly route: string;
  readonly title: string;
  readonly as: PersonaId;
  /** The address, where that is not the route. */
  readonly path?: string;
  /** The call that brings one record, or rows. A screen without one asks the server for nothing. */
  readonly reads?: OperationId;
  readonly lists?: OperationId;
  /** The call that saves a form, its button, and the fields that it may refuse. */
  readonly saves?: OperationId;
  readonly button?: string;
  readonly fields?: string;
  readonly heading?: string;
  /** What section 8 has it say where the data cannot be loaded: one of these. */
  readonly says?: readonly string[];
  /** What is to be done after the link of a state has been opened, where that is not all. */
  readonly afterwards?: () => string;
  /** What else an address opens there, by the parameters of the address. */
  readonly views?: readonly Recipe[];
  /** The people, the data and the days that make it another one. */
  readonly more?: readonly Recipe[];
}

export interface StateScreen extends Line {
  readonly path: string;
  readonly states: readonly ScreenState[];
}

/** What a state is made of: parameters of a link, with the operation in place of OP. */
type Recipe = readonly [name: string, parameters: string];

const usual: Recipe = [msg`As usual`, 'delay=none'];

const reading: readonly Recipe[] = [
  usual,
  [msg`Loading`, 'respond=OP:{"delay":60000}'],
  [msg`Slow, after 3 s`, 'respond=OP:{"delay":3000}'],
  [msg`Server error`, 'fail=OP:500'],
  [msg`No answer`, 'fail=OP:timeout'],
  [msg`Not allowed`, 'fail=OP:403'],
  [msg`Not found`, 'fail=OP:404'],
  [msg`Too many requests`, 'fail=OP:429'],
  [msg`Maintenance`, 'fail=OP:503'],
  [msg`An HTML page`, 'fail=OP:html'],
  [msg`Cut off in the middle`, 'fail=OP:malformed'],
  [msg`Data of a wrong shape`, 'respond=OP:shapeless'],
  [msg`Refused without a reason`, 'respond=OP:unsuccessful'],
  [msg`Very long texts`, 'respond=OP:long-texts'],
  [msg`Hostile texts`, 'respond=OP:hostile-texts'],
];

const ofRows: readonly Recipe[] = [
  [msg`Empty`, 'respond=OP:rows-0'],
  [msg`One row`, 'respond=OP:rows-1'],
  [msg`3,000 rows`, 'respond=OP:rows-3000'],
  [msg`Rows of a wrong shape`, 'respond=OP:wrong-rows'],
];

const saving: readonly Recipe[] = [
  [msg`Saved`, 'delay=none'],
  [msg`Saving, for 9 s`, 'respond=OP:{"delay":9000}'],
  [msg`Not possible now (422)`, 'respond=OP:422:once'],
  [msg`Changed by somebody else (409)`, 'fail=OP:409:once'],
  [msg`Storage full (507)`, 'respond=OP:507'],
  [msg`Server error`, 'fail=OP:500'],
  [msg`No answer`, 'fail=OP:timeout'],
  [msg`Session ended`, 'fail=OP:401:once'],
  [msg`Success without the record`, 'respond=OP:empty'],
];

const nothingFound: Recipe = [msg`Nothing found`, 'q=no-such-thing'];

const table = [
  {
    route: '/',
    title: msg`Home page`,
    as: 'visitor',
    reads: 'listStudents',
    more: [[msg`A new university`, 'demo=new-university&delay=none']],
  },
  { route: '/about', title: msg`About`, as: 'visitor' },
  {
    route: '/courses',
    title: msg`Courses`,
    as: 'visitor',
    lists: 'listActiveCourses',
    heading: 'Courses',
    says: ['Failed to load courses. Please try again later.'],
    views: [nothingFound],
  },
  { route: '/faculty', title: msg`Faculty`, as: 'visitor', views: [nothingFound] },
  { route: '/research', title: msg`Research`, as: 'visitor' },
  { route: '/contact', title: msg`Contact`, as: 'visitor' },
  {
    route: '/admissions',
    title: msg`Admission form`,
    as: 'visitor',
    lists: 'listActiveCourses',
    heading: 'Apply for admission',
    says: ['Could not load latest courses. Showing basic course list.'],
  },
  {
    route: '/admissions',
    title: msg`Admission form, sent`,
    as: 'visitor',
    saves: 'submitApplication',
    fields: 'email,phoneNumber',
    button: msg`Submit Application`,
  },
  {
    route: '/admissions',
    title: msg`Own documents`,
    as: 'visitor',
    saves: 'addDocument',
    fields: 'file',
    afterwards: () => {
      const see = t`See Your Application`;
      const add = t`Add Files`;
      return t`“${see}” of APP-2026-000063 and josephlalthanga@mail.example; then “${add}”, of several at once`;
    },
  },
  {
    route: '/login',
    title: msg`Login`,
    as: 'visitor',
    saves: 'studentLogin',
    fields: 'email',
    button: msg`Login as Student`,
  },
  {
    route: '/register',
    title: msg`Registration`,
    as: 'visitor',
    saves: 'register',
    fields: 'rollNo,email',
    button: msg`Register`,
  },
  {
    route: '/student/dashboard',
    title: msg`Student’s dashboard`,
    as: 'student-placed',
    reads: 'getCurrentUser',
    heading: 'Welcome, Ananya Deshpande',
    says: ['Failed to load student data'],
    more: [[msg`Debts and low attendance`, 'as=student-debts&delay=none']],
  },
  {
    route: '/student/profile',
    title: msg`Student’s profile`,
    as: 'student-placed',
    reads: 'getCurrentUser',
    heading: 'My profile',
    says: ['Failed to load student data'],
  },
  {
    route: '/student/profile',
    title: msg`Student’s profile, saved`,
    as: 'student-placed',
    saves: 'updateOwnContact',
    fields: 'phone,address',
    button: msg`Save Changes`,
  },
  {
    route: '/admin/dashboard',
    title: msg`Administrator’s dashboard`,
    as: 'super-admin',
    lists: 'adminListStudents',
    heading: 'Admin Dashboard',
    says: ['Failed to load students', 'Error loading students'],
    views: [nothingFound],
    more: [
      [msg`A new university`, 'demo=new-university&delay=none'],
      [msg`Admissions week`, 'demo=admissions-week&delay=none'],
      [msg`Fees due`, 'demo=fees-due&delay=none'],
      [msg`29 February`, 'demo=typical-day&today=2028-02-29'],
    ],
  },
  {
    route: '/admin/students',
    title: msg`Roster`,
    as: 'super-admin',
    lists: 'adminListStudents',
    heading: 'Students',
    says: ['Failed to load students', 'Error loading students'],
    views: [[msg`Import`, 'task=import']],
    more: [[msg`By pages, of 50,000`, 'demo=large-university&lists=pages']],
  },
  {
    route: '/admin/students',
    title: msg`New student`,
    as: 'super-admin',
    path: '/admin/students?add=true',
    saves: 'createStudent',
    fields: 'email,rollNo',
    button: msg`Add Student`,
  },
  {
    route: '/admin/students/$studentId',
    title: msg`Student`,
    as: 'super-admin',
    path: '/admin/students/stu_000001',
    reads: 'adminGetStudent',
    heading: 'Ananya Deshpande',
    says: ['Student not found', 'Error loading student details'],
    views: [
      [msg`Academic record`, 'tab=academic'],
      [msg`Fees`, 'tab=fee'],
      [msg`Attendance`, 'tab=attendance'],
      [msg`Placement`, 'tab=placement'],
    ],
  },
  {
    route: '/admin/students/$studentId',
    title: msg`Student, saved`,
    as: 'super-admin',
    path: '/admin/students/stu_000001',
    saves: 'adminUpdateStudent',
    fields: 'name,email',
    button: msg`Save Changes`,
  },
  {
    route: '/admin/applications',
    title: msg`Applications`,
    as: 'super-admin',
    lists: 'listApplications',
    heading: 'Applications',
    says: ['Failed to load applications', 'Error loading applications'],
    views: [
      [msg`Offered, not answered`, 'offer=OPEN'],
      [msg`On a waiting list`, 'offer=waiting&sort=rank'],
    ],
    more: [
      [msg`The offers cannot be loaded`, 'offer=OPEN&fail=listOffers:500'],
      [msg`Admissions week`, 'demo=admissions-week&delay=none'],
      [msg`Staff, and the storage is full`, 'as=staff&storage=full'],
    ],
  },
  {
    route: '/admin/applications',
    title: msg`Documents of an application`,
    as: 'super-admin',
    path: '/admin/applications?open=app_000063',
    reads: 'listDocuments',
    says: ['Failed to load documents', 'Error loading documents'],
  },
  {
    route: '/admin/courses',
    title: msg`Catalogue`,
    as: 'super-admin',
    lists: 'listCourses',
    heading: 'Courses',
    says: ['Failed to load courses', 'Error loading courses'],
    views: [nothingFound],
  },
  {
    route: '/admin/courses',
    title: msg`New course`,
    as: 'super-admin',
    path: '/admin/courses?course=new',
    saves: 'createCourse',
    fields: 'courseCode,courseName',
    button: msg`Add Course`,
  },
  {
    route: '/admin/activity',
    title: msg`Activity`,
    as: 'super-admin',
    lists: 'listActivity',
    heading: 'Activity',
    says: ['Failed to load entries', 'Error loading entries'],
  },
  {
    route: '/verify',
    title: msg`Check a paper`,
    as: 'visitor',
    path: '/verify?number=2026-000318-K7Q4X-9WD3M',
    reads: 'verifyPaper',
    heading: 'Check a paper',
    says: ['The number could not be checked.'],
  },
  {
    route: '/admin/intake',
    title: msg`Intake report`,
    as: 'super-admin',
    lists: 'adminListStudents',
    heading: 'Intake report',
    says: ['Failed to load students', 'Error loading students'],
  },
  {
    route: '/admin/exam-list',
    title: msg`Exam list`,
    as: 'super-admin',
    lists: 'adminListStudents',
    heading: 'Exam list',
    says: ['Failed to load students', 'Error loading students'],
  },
  { route: '/admin/letters', title: msg`Letters`, as: 'super-admin', views: [[msg`Fee letter`, 'letter=fee']] },
] as const satisfies readonly Line[];

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const withParameters = (path: string, parameters: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${parameters.replaceAll(/=([^&]*)/g, (_, value: string) => `=${encodeURIComponent(value)}`)}`;

function recipesOf({ reads, lists, saves, fields = '', views = [], more = [] }: Line): Recipe[] {
  const operation = saves ?? lists ?? reads;
  const ofForm: Recipe[] = [...saving, [msg`Fields refused (400)`, `respond=OP:invalid(${fields}):once`]];
  const ofCall = saves ? ofForm : [...reading, ...(lists ? ofRows : [])];
  return [
    ...(operation ? ofCall.map(([name, parameters]): Recipe => [name, parameters.replace('OP', operation)]) : [usual]),
    ...views.map(([name, parameters]): Recipe => [name, `${parameters}&${usual[1]}`]),
    ...more,
  ];
}

function screenOf(line: Line): StateScreen {
  const { route, title, as, path = route, button } = line;
  // Each names person, data and conditions, so that nothing of the state before it stays.
  const defaults = [`as=${as}`, 'demo=typical-day'];
  const states = recipesOf(line).map(([name, parameters]) => {
    const missing = defaults.filter((one) => !parameters.includes(one.slice(0, one.indexOf('=') + 1)));
    return {
      id: slug(`${title} ${name}`),
      name,
      link: withParameters(path, [...missing, parameters].join('&')),
    };
  });
  return { ...line, path, states, ...(button && { afterwards: () => t`Fill it in, then “${translate(button)}”` }) };
}

export type ListedRoute = (typeof table)[number]['route'];
export const stateScreens: readonly StateScreen[] = table.map(screenOf);

/** What the addresses of the portal open, each once: a form at the address of its screen is not there yet. */
export const addresses = stateScreens
  .flatMap(({ title, path, as, views = [] }) => [
    { title, path, as },
    ...views.map(([name, parameters]) => ({
      title: `${title}, ${name.toLowerCase()}`,
      path: withParameters(path, parameters),
      as,
    })),
  ])
  .filter(({ path }, i, all) => all.findIndex((other) => other.path === path) === i)
  .map((one) => ({ ...one, id: slug(one.title) }));
