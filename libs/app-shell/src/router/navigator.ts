/** Navigates from outside React, when the session or the service has ended. */
export interface Navigator {
  /** Does nothing if the page is open already: several responses may lead to the same page. */
  readonly go: (path: string) => void;
  /** Uses the router from now on, instead of loading the page again. */
  readonly attach: (navigate: (path: string) => void) => void;
}

export function createNavigator(load: (path: string) => void, currentPath: () => string): Navigator {
  let navigate = load;
  return {
    go: (path) => {
      if (currentPath() !== path) navigate(path);
    },
    attach: (next) => {
      navigate = next;
    },
  };
}
