import type { OperationId } from '#openapi/operations.gen.ts';
import type { PersonaId } from '../university/seed/demo-accounts.ts';

/** One state that a screen can be in, and the link that brings it about. */
export interface ScreenState {
  /** Of the screen and of the state, for the addresses of tests. */
  readonly id: string;
  readonly name: string;
  /** What is to be done after the link has been opened, where that is not all. */
  readonly afterwards?: string;
  /** A path with the parameters of a link, below the address of the demo. */
  readonly link: string;
}

/** A screen of the portal with its states. */
export interface StateScreen<Route extends string = string> {
  /** Its route, as the portal names it; a form stands below the route of its screen. */
  readonly route: Route;
  readonly title: string;
  readonly states: readonly ScreenState[];
}

/** What a state is made of: parameters of a link, with the operation in place of OP. */
type Recipe = readonly [name: string, parameters: string];

/** What becomes of a call that brings a screen its data. */
const reading: readonly Recipe[] = [
  ['As usual', ''],
  ['Loading', 'respond=OP:{"delay":60000}'],
  ['Slow, after 3 s', 'respond=OP:{"delay":3000}'],
  ['Server error', 'fail=OP:500'],
  ['No answer', 'fail=OP:timeout'],
  ['Not allowed', 'fail=OP:403'],
  ['Not found', 'fail=OP:404'],
  ['Too many requests', 'fail=OP:429'],
  ['Maintenance', 'fail=OP:503'],
  ['An HTML page', 'fail=OP:html'],
  ['Cut off in the middle', 'fail=OP:malformed'],
  ['Data of a wrong shape', 'respond=OP:shapeless'],
  ['Refused without a reason', 'respond=OP:unsuccessful'],
  ['Very long texts', 'respond=OP:long-texts'],
  ['Hostile texts', 'respond=OP:hostile-texts'],
];

const ofRows: readonly Recipe[] = [
  ['Empty', 'respond=OP:rows-0'],
  ['One row', 'respond=OP:rows-1'],
  ['3,000 rows', 'respond=OP:rows-3000'],
  ['Rows of a wrong shape', 'respond=OP:wrong-rows'],
];

/** What becomes of a call that saves a form. */
const saving: readonly Recipe[] = [
  ['Saved', ''],
  ['Saving, for 9 s', 'respond=OP:{"delay":9000}'],
  ['Not possible now (422)', 'respond=OP:422:once'],
  ['Changed by somebody else (409)', 'fail=OP:409:once'],
  ['Storage full (507)', 'respond=OP:507'],
  ['Server error', 'fail=OP:500'],
  ['No answer', 'fail=OP:timeout'],
  ['Session ended', 'fail=OP:401:once'],
  ['Success without the record', 'respond=OP:empty'],
];

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

interface Place<Route extends string = string> {
  readonly route: Route;
  readonly title: string;
  readonly path: string;
  readonly as: PersonaId;
}

/** Every state names its conditions, so that those of the tab before it do not stay. */
function stateOf({ title, path, as }: Place, [name, parameters]: Recipe, afterwards?: string): ScreenState {
  const conditions = parameters === '' ? 'delay=none' : parameters;
  const encoded = conditions
    .split('&')
    .map((part) => part.replace(/=(.*)$/s, (_, value: string) => `=${encodeURIComponent(value)}`))
    .join('&');
  // A state may be of another person than the screen.
  const person = conditions.includes('as=') ? '' : `as=${as}&`;
  const link = `${path}${path.includes('?') ? '&' : '?'}${person}${encoded}`;
  return { id: `${slug(title)}-${slug(name)}`, name, link, ...(afterwards !== undefined && { afterwards }) };
}

const ofOperation = (recipes: readonly Recipe[], operation: OperationId): Recipe[] =>
  recipes.map(([name, parameters]) => [name, parameters.replace('OP', operation)]);

/** A screen that one call brings its data. */
const screen = <const Route extends string>(
  { route, title, ...place }: Place<Route>,
  operation: OperationId,
  recipes = reading,
  more: readonly Recipe[] = [],
): StateScreen<Route> => ({
  route,
  title,
  states: [...ofOperation(recipes, operation), ...more].map((recipe) => stateOf({ route, title, ...place }, recipe)),
});

/** A list of rows. */
const list = <const Route extends string>(
  place: Place<Route>,
  operation: OperationId,
  more: readonly Recipe[] = [],
): StateScreen<Route> => screen(place, operation, [...reading, ...ofRows], more);

/** A form, whose states are seen when it is saved. */
const form = <const Route extends string>(
  place: Place<Route>,
  operation: OperationId,
  fields: string,
  button: string,
): StateScreen<Route> => ({
  route: place.route,
  title: place.title,
  states: ofOperation([...saving, ['Fields refused (400)', `respond=OP:invalid(${fields}):once`]], operation).map(
    (recipe) => stateOf(place, recipe, `Fill it in, then “${button}”`),
  ),
});

/** A screen that asks the server for nothing. */
const still = <const Route extends string>(route: Route, title: string): StateScreen<Route> => {
  const place: Place = { route, title, path: route, as: 'visitor' };
  return { route, title, states: [stateOf(place, ['As usual', ''])] };
};

const administrator = { as: 'super-admin' } as const;
const student = { as: 'student-placed' } as const;
const visitor = { as: 'visitor' } as const;
const firstStudent = '/admin/students/stu_000001';

/** The data and the days that make a screen another one. */
const ofData: readonly Recipe[] = [
  ['A new university', 'demo=new-university'],
  ['Admissions week', 'demo=admissions-week'],
  ['Fees due', 'demo=fees-due'],
  ['29 February', 'demo=typical-day&today=2028-02-29'],
];

/** Every screen of the portal, in the order of its menus, with the states that whoever builds it has to see. */
export const stateScreens = [
  screen({ ...visitor, route: '/', title: 'Home page', path: '/' }, 'listStudents', undefined, [
    ['A new university', 'demo=new-university'],
  ]),
  still('/about', 'About'),
  list({ ...visitor, route: '/courses', title: 'Courses', path: '/courses' }, 'listActiveCourses'),
  still('/faculty', 'Faculty'),
  still('/research', 'Research'),
  still('/contact', 'Contact'),
  list({ ...visitor, route: '/admissions', title: 'Admission form', path: '/admissions' }, 'listActiveCourses'),
  form(
    { ...visitor, route: '/admissions', title: 'Admission form, sent', path: '/admissions' },
    'submitApplication',
    'email,phoneNumber',
    'Submit Application',
  ),
  form({ ...visitor, route: '/login', title: 'Login', path: '/login' }, 'studentLogin', 'email', 'Login as Student'),
  form(
    { ...visitor, route: '/register', title: 'Registration', path: '/register' },
    'register',
    'rollNo,email',
    'Register',
  ),
  screen(
    { ...student, route: '/student/dashboard', title: 'Student’s dashboard', path: '/student/dashboard' },
    'getCurrentUser',
    undefined,
    [['Debts and low attendance', 'as=student-debts&delay=none']],
  ),
  screen(
    { ...student, route: '/student/profile', title: 'Student’s profile', path: '/student/profile' },
    'getCurrentUser',
  ),
  form(
    { ...student, route: '/student/profile', title: 'Student’s profile, saved', path: '/student/profile' },
    'updateOwnContact',
    'phone,address',
    'Save Changes',
  ),
  list(
    { ...administrator, route: '/admin/dashboard', title: 'Administrator’s dashboard', path: '/admin/dashboard' },
    'adminListStudents',
    ofData,
  ),
  list({ ...administrator, route: '/admin/students', title: 'Roster', path: '/admin/students' }, 'adminListStudents', [
    ['By pages, of 50,000', 'demo=large-university&lists=pages'],
  ]),
  form(
    { ...administrator, route: '/admin/students', title: 'New student', path: '/admin/students?add=true' },
    'createStudent',
    'email,rollNo',
    'Add Student',
  ),
  screen(
    { ...administrator, route: '/admin/students/$studentId', title: 'Student', path: firstStudent },
    'adminGetStudent',
  ),
  form(
    { ...administrator, route: '/admin/students/$studentId', title: 'Student, saved', path: firstStudent },
    'adminUpdateStudent',
    'name,email',
    'Save Changes',
  ),
  list(
    { ...administrator, route: '/admin/applications', title: 'Applications', path: '/admin/applications' },
    'listApplications',
    [
      ['Admissions week', 'demo=admissions-week'],
      ['Staff, and the storage is full', 'as=staff&storage=full'],
    ],
  ),
  list({ ...administrator, route: '/admin/courses', title: 'Catalogue', path: '/admin/courses' }, 'listCourses'),
  form(
    { ...administrator, route: '/admin/courses', title: 'New course', path: '/admin/courses?course=new' },
    'createCourse',
    'courseCode,courseName',
    'Add Course',
  ),
  list({ ...administrator, route: '/admin/activity', title: 'Activity', path: '/admin/activity' }, 'listActivity'),
] as const satisfies readonly StateScreen[];
