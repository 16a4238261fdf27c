import { useIsHydrated } from '@wallet/app-shell';
import { isHowtoTopic, type HowtoTopic } from '@wallet/domain';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const parameter = 'video';

/** Marks an address that was reached from the page itself, so that closing is a step back in the browser's history too. */
const fromPage = { isFromPage: true };

/** The video that is open, by its address, as in `/howto?video=wallet`: Back closes it, and a link can open it. */
export function useVideoAddress() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = useLocation().state as Partial<typeof fromPage> | null;
  // What is prerendered has no video open.
  const isHydrated = useIsHydrated();
  const wanted = search.get(parameter);
  const isFromPage = state?.isFromPage === true;

  return {
    topic: isHydrated && isHowtoTopic(wanted) ? wanted : null,
    /** True where the visitor has chosen it on the page, false where a link led to it. */
    isChosen: isFromPage,
    open: (topic: HowtoTopic) => void navigate({ search: `?${parameter}=${topic}` }, { state: fromPage }),
    close: () => (isFromPage ? void navigate(-1) : void navigate({ search: '' }, { replace: true })),
  };
}
