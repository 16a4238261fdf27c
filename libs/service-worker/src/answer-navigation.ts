/** How long the network may take before the kept page is shown. */
const patienceMs = 3000;

interface Navigation {
  /** Settles with the server's page. */
  readonly network: Promise<Response>;
  /** The page that was kept, if there is one. */
  readonly kept: () => Promise<Response | undefined>;
}

/** Answers with the server's page, or with the kept one if the server is late, fails or cannot be reached. */
export async function answerNavigation({ network, kept }: Navigation, waitMs = patienceMs): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), waitMs);
  });
  const first = await Promise.race([network.catch(() => null), patience]);
  clearTimeout(timer);
  if (first && first.status < 500) return first;
  // A blocked or broken cache is an empty one.
  return (await kept().catch(() => undefined)) ?? network;
}
