/** Leads to another address from outside the tree: what ends a session or the service is heard there. */
export interface Navigator {
  /** Does nothing where the page is there already: many answers may lead to the same one. */
  readonly go: (path: string) => void;
  /** Lets the router do it from now on, without loading the page anew. */
  readonly attach: (navigate: (path: string) => void) => void;
}

export function createNavigator(load: (path: string) => void, presentPath: () => string): Navigator {
  let navigate = load;
  return {
    go: (path) => {
      if (presentPath() !== path) navigate(path);
    },
    attach: (next) => {
      navigate = next;
    },
  };
}
