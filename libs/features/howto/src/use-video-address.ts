import { useIsHydrated } from '@wallet/app-shell';
import { isHowtoTopic, type HowtoTopic } from '@wallet/domain';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const parameter = 'video';

/** Marks an address that was reached from the page, so that closing is also one step back in the browser's history. */
const fromPage = { isFromPage: true };

/** The open video according to the address, as in `/howto?video=wallet`: Back closes it and a link opens it. */
export function useVideoAddress() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = useLocation().state as Partial<typeof fromPage> | null;
  // The prerendered page has no open video.
  const isHydrated = useIsHydrated();
  const requested = search.get(parameter);
  const isFromPage = state?.isFromPage === true;

  return {
    topic: isHydrated && isHowtoTopic(requested) ? requested : null,
    /** True when the visitor chose it on the page, false when they followed a link. */
    isChosen: isFromPage,
    open: (topic: HowtoTopic) => void navigate({ search: `?${parameter}=${topic}` }, { state: fromPage }),
    close: () => (isFromPage ? void navigate(-1) : void navigate({ search: '' }, { replace: true })),
  };
}
