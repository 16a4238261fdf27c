import { memberPrefix } from '@wallet/session';

/** Stored on the device: the member does not want to see the agreement again. */
export const rememberedKey = 'agreementRemembered';

/** Stored for the session: the member accepted the agreement. */
export const acceptedKey = `${memberPrefix}agreementAccepted`;
