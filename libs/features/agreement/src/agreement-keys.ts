import { memberPrefix } from '@wallet/session';

/** On the device: the member wants to see the agreement no more. */
export const rememberedKey = 'agreementRemembered';

/** The member has accepted the agreement in this session. */
export const acceptedKey = `${memberPrefix}agreementAccepted`;
