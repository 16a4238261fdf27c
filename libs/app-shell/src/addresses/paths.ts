import { homePath } from '@wallet/session';

/** Addresses of the screens, in one place. */
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
} as const;

export const isMemberPath = (path: string): boolean => path === paths.user || path.startsWith(`${paths.user}/`);

/** Marks the prerendered page that servers send for every address that no page has. Not an address itself. */
export const notFoundPath = '/404';

/** Names the step of a form in an address, as in `/register?step=bank`. The first one has none: it is what is prerendered. */
export const stepParameter = 'step';

export const isStepAddress = (search: string): boolean => new RegExp(`[?&]${stepParameter}=`).test(search);

/** Names the modal over a member's page in its address, as in `/user/home?modal=deposit`. */
export const modalParameter = 'modal';
