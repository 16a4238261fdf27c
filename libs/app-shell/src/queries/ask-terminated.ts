import { lookupEndpoints, type ApiStore } from '@wallet/api-client';

/** True if the backend says that the service is closed. False if it says no, or does not respond. */
export async function askTerminated(store: ApiStore): Promise<boolean> {
  const query = lookupEndpoints.endpoints.getServiceActive.initiate(undefined, { forceRefetch: true, subscribe: false });
  const { data } = await store.dispatch(query);
  return data === true;
}
