import type { OperationId } from '../openapi/operations.gen.ts';

/** Where a screen of the portal uses an operation. */
interface Use {
  /** The routes of the screens; `every page` where it is in the menu of the account. */
  readonly screens: readonly string[];
  /** What fails there, for people. */
  readonly suffers: string;
  /** The sections of the specification that say so. */
  readonly sections: readonly string[];
}

const adminStudents = ['/admin/dashboard', '/admin/students', '/admin/students/:studentId'];

/** The operations that the portal's screens use: level 1. The others are for other clients of the contract. */
export const uses: Partial<Record<OperationId, Use>> = {
  studentLogin: {
    screens: ['/login'],
    suffers: 'Students sign in',
    sections: ['2 /login', '4 Session', '7 Auth', '8 Login'],
  },
  adminLogin: {
    screens: ['/login'],
    suffers: 'Administrators sign in',
    sections: ['2 /login', '3 Login payloads', '4 Session', '8 Login'],
  },
  register: {
    screens: ['/register'],
    suffers: 'Students register',
    sections: ['2 /register', '8 Registration failure'],
  },
  getCurrentUser: {
    screens: ['/student/dashboard', '/student/profile'],
    suffers: 'A student sees marks, fees, placement and profile',
    sections: [
      '2 /student/dashboard',
      '2 /student/profile',
      '7 Get current student',
      '8 Student dashboard/profile load',
    ],
  },
  changePassword: {
    screens: ['every page'],
    suffers: 'An account changes its password',
    sections: ['7 Auth', '9 Password min 6'],
  },
  logout: {
    screens: ['every page'],
    suffers: 'A logout ends the session',
    sections: ['4 Session', '8 Success toasts'],
  },
  listStudents: {
    screens: ['/'],
    suffers: 'The home page counts students, placements and departments',
    sections: ['7 Home page', '8 Home statistics', '9 Home statistics'],
  },
  adminListStudents: {
    screens: ['/admin/dashboard', '/admin/students'],
    suffers: 'The roster, its search and filters, and the figures that are computed from it',
    sections: ['2 /admin/dashboard', '4 Dashboard', '5 Admin list filters', '7 Admin list', '8 Students load'],
  },
  adminGetStudent: {
    screens: ['/admin/students/:studentId'],
    suffers: 'The details of a student',
    sections: ['2 /admin/students/:studentId', '7 Get by id', '8 Detail'],
  },
  createStudent: {
    screens: adminStudents.slice(0, 2),
    suffers: 'A student is added or imported',
    sections: ['5 Admin add-student form', '7 Admin create student', '8 Add'],
  },
  adminUpdateStudent: {
    screens: ['/admin/students/:studentId', '/admin/students'],
    suffers: 'Save Changes, and changes to many students at once',
    sections: ['4 Student detail', '7 Update', '8 Detail'],
  },
  adminUpdateStudentAcademic: {
    screens: ['/admin/students/:studentId', '/admin/students'],
    suffers: 'The marks of a student are saved',
    sections: ['3 Student', '7 Students'],
  },
  updateStudentFee: {
    screens: ['/admin/students/:studentId'],
    suffers: 'The fees of a student are saved',
    sections: ['3 Student', '4 Fee badge', '7 Students'],
  },
  updateStudentAttendance: {
    screens: ['/admin/students/:studentId'],
    suffers: 'The attendance of a student is saved',
    sections: ['3 Student', '7 Students'],
  },
  updateStudentPlacement: {
    screens: ['/admin/students/:studentId', '/admin/students'],
    suffers: 'The placement of a student is saved',
    sections: ['3 Student', '4 Placement status', '7 Students'],
  },
  deleteStudent: {
    screens: adminStudents,
    suffers: 'A student is deleted',
    sections: ['4 Student detail', '7 Delete by id', '8 Delete'],
  },
  getStudentByEmail: {
    screens: ['/admin/applications'],
    suffers: 'An approval tells whether the applicant is a student already',
    sections: ['7 Students'],
  },
  submitApplication: {
    screens: ['/admissions'],
    suffers: 'Somebody applies for admission',
    sections: ['2 /admissions', '5 Admission', '7 Applications', '8 Admission submit'],
  },
  listApplications: {
    screens: ['/admin/applications'],
    suffers: 'The list of applications',
    sections: ['1 Administrators', '6 Admins', '7 Applications'],
  },
  getApplication: {
    screens: ['/admin/applications'],
    suffers: 'The details of an application',
    sections: ['3 Application', '7 Applications'],
  },
  getApplicationStats: {
    screens: ['/admin/applications'],
    suffers: 'The counts above the applications',
    sections: ['7 Applications'],
  },
  reviewApplication: {
    screens: ['/admin/applications'],
    suffers: 'An application is decided, and the applicant becomes a student',
    sections: ['1 Administrators', '6 Admins', '7 Applications'],
  },
  listActiveCourses: {
    screens: ['/courses'],
    suffers: 'Visitors see the courses',
    sections: ['2 /courses', '7 Courses', '8 Courses load'],
  },
  listAvailableCourses: {
    screens: ['/admissions'],
    suffers: 'The admission form offers the courses',
    sections: ['7 Courses', '8 Admission course list failure'],
  },
  listCourses: {
    screens: ['/admin/courses', '/admin/applications'],
    suffers: 'The administrators’ catalogue',
    sections: ['6 Admins', '7 Courses'],
  },
  getCourse: {
    screens: ['/admin/courses'],
    suffers: 'An edit of a course is compared with what is stored',
    sections: ['7 Courses'],
  },
  getCourseStats: { screens: ['/admin/courses'], suffers: 'The counts above the catalogue', sections: ['7 Courses'] },
  listApplicationsByCourse: {
    screens: ['/admin/courses'],
    suffers: 'A deletion tells how many have applied for the course',
    sections: ['7 Applications'],
  },
  createCourse: {
    screens: ['/admin/courses'],
    suffers: 'A course is added',
    sections: ['3 Course', '6 Admins', '7 Courses'],
  },
  updateCourse: {
    screens: ['/admin/courses'],
    suffers: 'A course is edited',
    sections: ['3 Course', '6 Admins', '7 Courses'],
  },
  deleteCourse: { screens: ['/admin/courses'], suffers: 'A course is deleted', sections: ['6 Admins', '7 Courses'] },
  toggleCourseStatus: {
    screens: ['/admin/courses'],
    suffers: 'A course is switched on and off',
    sections: ['4 Course active status', '7 Courses'],
  },
  initializeDefaultCourses: {
    screens: ['/admin/courses'],
    suffers: 'An empty catalogue is filled',
    sections: ['7 Courses'],
  },
};
