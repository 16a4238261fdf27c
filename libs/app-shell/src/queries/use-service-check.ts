import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../store/app-context.ts';
import { paths, terminatedClass } from '../router/paths.ts';

/** Checks whether the operator closed the service, and shows the notice if so. */
export function useServiceCheck(): void {
  const { api } = useApp();
  const navigate = useNavigate();
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      const [store, { askTerminated }] = await Promise.all([api.load(), import('./ask-terminated.ts')]);
      const isTerminated = await askTerminated(store);
      if (!isCurrent) return;
      if (isTerminated) void navigate(paths.terminated, { replace: true });
      else document.body.classList.remove(terminatedClass);
    };
    // Without a response the page stays usable: the login itself will show what is wrong.
    check().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [api, navigate]);
}
