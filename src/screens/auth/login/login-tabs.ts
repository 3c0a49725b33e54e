export type LoginTab = 'student' | 'admin';

/** Section 2, /login: the two tabs and what their buttons say. */
export const loginTabs = [
  { tab: 'student', label: 'Student Login', action: 'Login as Student' },
  { tab: 'admin', label: 'Admin Login', action: 'Login as Admin' },
] as const satisfies readonly { tab: LoginTab; label: string; action: string }[];
