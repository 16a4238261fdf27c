// By itself, since the boot script stands in every page and needs this one only.
const home = '/user/home';

/** Addresses of the screens, in one place. */
export const paths = {
  login: '/login',
  register: '/register',
  howto: '/howto',
  contact: '/contact',
  terminated: '/terminated',
  user: '/user',
  home,
  profile: '/user/profile',
  bonus: '/user/bonus',
  spin: '/user/spin',
  memberContact: '/user/contact',
  statement: '/user/statement',
} as const;

export const isMemberPath = (path: string): boolean => path === paths.user || path.startsWith(`${paths.user}/`);

/**
 * May `address` be where a visitor wanted to go when he was sent to the login page? Only a member's page is, with the
 * modal that stood over it or without; home alone is where a login leads anyway.
 */
export const isWish = (address: string): boolean => /^\/user\/[\w-]+(?:\?modal=[\w=&-]+)?$/.test(address) && address !== home;

/** What of an address to come back to after a login; null where nothing of it. */
export const wishOf = (path: string, search: string): string | null => [path + search, path].find(isWish) ?? null;

/** Marks the prerendered page that servers send for every address that no page has. Not an address itself. */
export const notFoundPath = '/404';

/** Names the step of a form in an address, as in `/register?step=bank`. The first one has none: it is what is prerendered. */
export const stepParameter = 'step';

export const isStepAddress = (search: string): boolean => new RegExp(`[?&]${stepParameter}=`).test(search);

/** Names the modal over a member's page in its address, as in `/user/home?modal=deposit`. */
export const modalParameter = 'modal';

export type ModalId =
  | 'conditions' | 'agreement' | 'password' | 'editProfile' | 'game' | 'deposit' | 'transfer' | 'withdraw' | 'slips' | 'receipt' | 'invite' | 'refund'
  | 'bonus' | 'promotion' | 'coupon';

/**
 * What a modal keeps in the address besides: the step it is at, the way to deposit, the bank of its QR code, the game
 * account, the one from which money comes back, the bonus, the coupon, the entry of the statement, the page of the slips.
 */
export const modalDetails = [stepParameter, 'method', 'bank', 'account', 'from', 'bonus', 'coupon', 'entry', 'slips'] as const;

export type ModalDetails = Partial<Record<(typeof modalDetails)[number], string>>;
