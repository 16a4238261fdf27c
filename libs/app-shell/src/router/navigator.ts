/** Navigates from outside React, when the session or the service has ended. */
export interface Navigator {
  /** Does nothing if the page is open already: several responses may lead to the same page. */
  readonly go: (path: string) => void;
  /** Uses the router from now on, instead of loading the page again. */
  readonly attach: (navigate: (path: string) => void) => void;
  /** Tells the listener, if there is one, that another page was opened. */
  readonly arrived: () => void;
  readonly onArrival: (listener: () => void) => void;
}

export function createNavigator(load: (path: string) => void, currentPath: () => string): Navigator {
  let navigate = load;
  let listener: () => void = () => undefined;
  return {
    go: (path) => {
      if (currentPath() !== path) navigate(path);
    },
    attach: (next) => {
      navigate = next;
    },
    arrived: () => listener(),
    onArrival: (next) => {
      listener = next;
    },
  };
}
