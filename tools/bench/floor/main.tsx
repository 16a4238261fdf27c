import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router';

/**
 * The bare stack in one bundle with only a login form: no app on this stack can be smaller without loading parts later. The apps are
 * measured against it.
 */
const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api/' }),
  endpoints: (build) => ({
    login: build.mutation<{ token: string }, { username: string; password: string }>({
      query: (body) => ({ url: 'login', method: 'POST', body }),
    }),
  }),
});

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

void i18next.use(initReactI18next).init({
  lng: 'en',
  initAsync: false,
  resources: { en: { translation: { phone: 'Phone number', password: 'Password', submit: 'Log in' } } },
});

function Login() {
  const { t } = useTranslation();
  const [login] = api.useLoginMutation();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const values = new FormData(event.currentTarget);
        void login({ username: values.get('username') as string, password: values.get('password') as string });
      }}
    >
      <label>
        {t('phone')} <input name="username" />
      </label>
      <label>
        {t('password')} <input name="password" type="password" />
      </label>
      <button type="submit">{t('submit')}</button>
    </form>
  );
}

const router = createBrowserRouter([{ path: '*', element: <Login /> }]);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <Provider store={store}>
    <I18nextProvider i18n={i18next}>
      <RouterProvider router={router} />
    </I18nextProvider>
  </Provider>,
);
