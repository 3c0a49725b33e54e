/** One family of keys per tag of the contract, so that a loader, a screen and an invalidation mean the same answer. */
export const authKeys = {
  all: ['auth'] as const,
  me: () => [...authKeys.all, 'me'] as const,
};

export const studentKeys = {
  all: ['students'] as const,
  counted: () => [...studentKeys.all, 'public'] as const,
  byEmail: (email: string) => [...studentKeys.all, 'email', email] as const,
};

export const adminStudentKeys = {
  all: ['admin-students'] as const,
  list: () => [...adminStudentKeys.all, 'list'] as const,
  details: () => [...adminStudentKeys.all, 'detail'] as const,
  detail: (id: string) => [...adminStudentKeys.details(), id] as const,
};

export const applicationKeys = {
  all: ['applications'] as const,
  list: () => [...applicationKeys.all, 'list'] as const,
  course: (name: string) => [...applicationKeys.all, 'course', name] as const,
  details: () => [...applicationKeys.all, 'detail'] as const,
  detail: (id: string) => [...applicationKeys.details(), id] as const,
  stats: () => [...applicationKeys.all, 'stats'] as const,
};

export const courseKeys = {
  all: ['courses'] as const,
  active: () => [...courseKeys.all, 'active'] as const,
  available: () => [...courseKeys.all, 'available'] as const,
  list: () => [...courseKeys.all, 'list'] as const,
  detail: (id: string) => [...courseKeys.all, 'detail', id] as const,
  stats: () => [...courseKeys.all, 'stats'] as const,
};
