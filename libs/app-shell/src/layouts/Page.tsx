import type { ReactNode } from 'react';
import type { FeatureRoute, TitleKey } from '../router/definition.ts';
import type { LazyPart } from '../router/lazy-with-preload.tsx';
import { useOpenModal } from '../modals/use-open-modal.ts';
import { useDocumentTitle } from '../router/use-document-title.ts';
import { RouteBoundary } from '../router/RouteBoundary.tsx';

interface PageProps {
  readonly route: FeatureRoute;
  readonly part: LazyPart;
  /** Rendered after the page. */
  readonly routeFocus: ReactNode;
}

/** The page of a route, with its title. */
export function Page({ route, part, routeFocus }: PageProps) {
  return (
    <>
      {/* Before the page, so that a page can set a more specific title, such as the step of a form. */}
      <Title page={route.title} />
      <RouteBoundary>
        <part.Component />
        {routeFocus}
      </RouteBoundary>
    </>
  );
}

function Title({ page }: { readonly page: TitleKey }) {
  useDocumentTitle(useOpenModal()?.title ?? page);
  return null;
}
