/** The paths of the public pages, and the texts that identify them. */
export const publicPages = [
  { path: '/login', namespace: 'auth', key: 'heading', title: 'titles.login' },
  { path: '/register', namespace: 'register', key: 'heading', title: 'titles.register' },
  { path: '/howto', namespace: 'howto', key: 'heading', title: 'titles.howto' },
  { path: '/contact', namespace: 'contact', key: 'heading', title: 'titles.contact' },
  { path: '/no-such-page', namespace: 'common', key: 'notFound.heading', title: 'titles.notFound' },
] as const;
