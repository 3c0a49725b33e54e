import type { ScreenUse, ScreenUses } from '#conformance/kit/verdicts.ts';
import { screensOf } from './screens.gen.ts';

type UsedId = keyof typeof screensOf;

/** What people lose where an operation fails. */
const losses: Readonly<Record<UsedId, Omit<ScreenUse, 'screens'>>> = {
  studentLogin: {
    suffers: 'Students sign in',
    sections: ['2 /login', '4 Session', '7 Auth', '8 Login'],
  },
  adminLogin: {
    suffers: 'Administrators sign in',
    sections: ['2 /login', '3 Login payloads', '4 Session', '8 Login'],
  },
  register: {
    suffers: 'Students register',
    sections: ['2 /register', '8 Registration failure'],
  },
  getCurrentUser: {
    suffers: 'A student sees marks, fees, placement and profile',
    sections: [
      '2 /student/dashboard',
      '2 /student/profile',
      '7 Get current student',
      '8 Student dashboard/profile load',
    ],
  },
  changePassword: {
    suffers: 'An account changes its password',
    sections: ['7 Auth', '9 Password min 6'],
  },
  logout: {
    suffers: 'A logout ends the session',
    sections: ['4 Session', '8 Success toasts'],
  },
  listStudents: {
    suffers: 'The home page counts students, placements and departments',
    sections: ['7 Home page', '8 Home statistics', '9 Home statistics'],
  },
  adminListStudents: {
    suffers: 'The roster, its search and filters, and the figures that are computed from it',
    sections: ['2 /admin/dashboard', '4 Dashboard', '5 Admin list filters', '7 Admin list', '8 Students load'],
  },
  adminGetStudent: {
    suffers: 'The details of a student',
    sections: ['2 /admin/students/:studentId', '7 Get by id', '8 Detail'],
  },
  createStudent: {
    suffers: 'A student is added or imported',
    sections: ['5 Admin add-student form', '7 Admin create student', '8 Add'],
  },
  adminUpdateStudent: {
    suffers: 'Save Changes, and changes to many students at once',
    sections: ['4 Student detail', '7 Update', '8 Detail'],
  },
  adminUpdateStudentAcademic: {
    suffers: 'The marks of a student are saved',
    sections: ['3 Student', '7 Students'],
  },
  updateStudentFee: {
    suffers: 'The fees of a student are saved',
    sections: ['3 Student', '4 Fee badge', '7 Students'],
  },
  updateStudentAttendance: {
    suffers: 'The attendance of a student is saved',
    sections: ['3 Student', '7 Students'],
  },
  updateStudentPlacement: {
    suffers: 'The placement of a student is saved',
    sections: ['3 Student', '4 Placement status', '7 Students'],
  },
  deleteStudent: {
    suffers: 'A student is deleted',
    sections: ['4 Student detail', '7 Delete by id', '8 Delete'],
  },
  getStudentByEmail: {
    suffers: 'An approval tells whether the applicant is a student already',
    sections: ['7 Students'],
  },
  submitApplication: {
    suffers: 'Somebody applies for admission',
    sections: ['2 /admissions', '5 Admission', '7 Applications', '8 Admission submit'],
  },
  listApplications: {
    suffers: 'The list of applications',
    sections: ['1 Administrators', '6 Admins', '7 Applications'],
  },
  getApplication: {
    suffers: 'The details of an application',
    sections: ['3 Application', '7 Applications'],
  },
  getApplicationStats: {
    suffers: 'The counts above the applications',
    sections: ['7 Applications'],
  },
  reviewApplication: {
    suffers: 'An application is decided, and the applicant becomes a student',
    sections: ['1 Administrators', '6 Admins', '7 Applications'],
  },
  listActiveCourses: {
    suffers: 'Visitors see the courses',
    sections: ['2 /courses', '7 Courses', '8 Courses load'],
  },
  listAvailableCourses: {
    suffers: 'The admission form offers the courses',
    sections: ['7 Courses', '8 Admission course list failure'],
  },
  listCourses: {
    suffers: 'The administrators’ catalogue',
    sections: ['6 Admins', '7 Courses'],
  },
  getCourse: {
    suffers: 'An edit of a course is compared with what is stored',
    sections: ['7 Courses'],
  },
  getCourseStats: { suffers: 'The counts above the catalogue', sections: ['7 Courses'] },
  listApplicationsByCourse: {
    suffers: 'A deletion tells how many have applied for the course',
    sections: ['7 Applications'],
  },
  createCourse: {
    suffers: 'A course is added',
    sections: ['3 Course', '6 Admins', '7 Courses'],
  },
  updateCourse: {
    suffers: 'A course is edited',
    sections: ['3 Course', '6 Admins', '7 Courses'],
  },
  deleteCourse: { suffers: 'A course is deleted', sections: ['6 Admins', '7 Courses'] },
  toggleCourseStatus: {
    suffers: 'A course is switched on and off',
    sections: ['4 Course active status', '7 Courses'],
  },
  initializeDefaultCourses: {
    suffers: 'An empty catalogue is filled',
    sections: ['7 Courses'],
  },
};

/** The operations that the portal's screens use: level 1. The others are for other clients of the contract. */
export const uses: ScreenUses = Object.fromEntries(
  Object.entries(screensOf).map(([id, screens]) => [id, { screens, ...losses[id as UsedId] }]),
);
