import type { FieldMessages } from '../engine/request/messages.ts';

/** What the server says of the university's fields, as section 5 of the specification has it. */
export const fieldMessages: FieldMessages = {
  labels: {
    rollNo: 'Roll number',
    currentCGPA: 'CGPA',
    cgpa: 'CGPA',
    usernameOrEmail: 'Username or email',
    oldPassword: 'Current password',
    packageAmount: 'Package',
    durationYears: 'Duration',
  },
  invalid: {
    email: 'Invalid email address',
    phone: 'Please provide a valid phone number',
    phoneNumber: 'Please provide a valid phone number',
    bloodGroup: 'Please provide a valid blood group',
  },
  conditional: {
    company: 'Company is required for a placed student',
  },
};
