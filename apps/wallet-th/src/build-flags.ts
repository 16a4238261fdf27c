import type { BuildFlags } from '@wallet/domain';

declare const __BUILD_FLAGS__: BuildFlags;
declare const __APP_VERSION__: string;

/** What the operator set for this build. Checked while building; `.env.example` lists the variables. */
export const flags: BuildFlags = __BUILD_FLAGS__;

/** Version of the product, from the root package.json. */
export const version: string = __APP_VERSION__;
