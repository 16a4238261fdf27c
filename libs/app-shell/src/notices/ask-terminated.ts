import { lookupEndpoints, type ApiStore } from '@wallet/api-client';

/** True when the backend says that the service is closed; false when it says no or nothing. */
export async function askTerminated(store: ApiStore): Promise<boolean> {
  const query = lookupEndpoints.endpoints.getServiceActive.initiate(undefined, { forceRefetch: true, subscribe: false });
  const { data } = await store.dispatch(query);
  return data === true;
}
