import type { pageRoutes } from '@wallet/domain';
import { homePath } from '@wallet/session';

/** The paths of all pages. */
export const paths = {
  login: '/login',
  register: '/register',
  howto: '/howto',
  contact: '/contact',
  terminated: '/terminated',
  user: '/user',
  home: homePath,
  profile: '/user/profile',
  bonus: '/user/bonus',
  spin: '/user/spin',
  memberContact: '/user/contact',
  statement: '/user/statement',
  overview: '/user/overview',
  playTime: '/user/play-time',
} as const satisfies Readonly<Record<string, (typeof pageRoutes)[number]>>;

export const isMemberPath = (path: string): boolean => path === paths.user || path.startsWith(`${paths.user}/`);

/** Marks the prerendered page for unknown URLs. It is not a URL itself. */
export const notFoundPath = '/404';

/** Name of the parameter for the step of a form, as in `/register?step=bank`. The first step, which is prerendered, has none. */
export const stepParameter = 'step';

export const isStepAddress = (search: string): boolean => new RegExp(`[?&]${stepParameter}=`).test(search);

/** Name of the parameter for the modal over a member page, as in `/user/home?modal=deposit`. */
export const modalParameter = 'modal';

/** Class of the body while the notice of a closed service is shown. */
export const terminatedClass = 'terminated';
