/** The locale files that only pages for members need: a module of its own, so that the login page does not load their addresses. */
export const memberTexts = import.meta.glob<{ readonly default: object }>([
  './locales/*/*.json',
  '!./locales/*/{common,auth,register,contact,howto,errors,chat,update,site}.json',
]);
