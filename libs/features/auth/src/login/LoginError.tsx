import type { ApiError } from '@wallet/api-client';
import { useApiErrorText } from '@wallet/app-shell';

/** Says why an attempt failed. Comes with the code that sends it. */
export function LoginError({ error }: { readonly error: ApiError }) {
  return <span>{useApiErrorText()(error)}</span>;
}
