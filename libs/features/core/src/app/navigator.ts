/** Leads to another address from outside the tree: what ends a session or the service is heard there. */
export interface Navigator {
  readonly go: (path: string) => void;
  /** Lets the router do it from now on, without loading the page anew. */
  readonly attach: (navigate: (path: string) => void) => void;
}

export function createNavigator(load: (path: string) => void): Navigator {
  let navigate = load;
  return {
    go: (path) => navigate(path),
    attach: (next) => {
      navigate = next;
    },
  };
}
