import type { BuildFlags } from '@wallet/domain';

declare const __BUILD_FLAGS__: BuildFlags;
declare const __APP_VERSION__: string;

/** The operator's settings for this build, validated at build time. `.env.example` lists the variables. */
export const flags: BuildFlags = __BUILD_FLAGS__;

/** The product's version from the root package.json. */
export const version: string = __APP_VERSION__;
