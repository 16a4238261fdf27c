import { ensureNamespaces, I18nProvider, type I18n } from '@wallet/i18n';
import { createRoot } from 'react-dom/client';
import { UpdateOffer } from './UpdateOffer.tsx';

let isOffered = false;

/** Offers a new version over all pages, once. Outside the page's own tree, so that no page needs it before. */
export function offerUpdate(i18n: I18n, update: () => void): void {
  if (isOffered) return;
  isOffered = true;
  const place = document.createElement('div');
  place.role = 'status';
  document.body.append(place);
  ensureNamespaces(i18n, ['update']).then(
    () => {
      const root = createRoot(place);
      root.render(
        <I18nProvider i18n={i18n}>
          <UpdateOffer onUpdate={update} onDismiss={() => root.unmount()} />
        </I18nProvider>,
      );
    },
    // The new version is there at the next visit anyway.
    () => undefined,
  );
}
