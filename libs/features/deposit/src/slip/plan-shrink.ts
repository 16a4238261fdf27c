/** A smaller one travels fast enough as it is. */
const worthBytes = 1.5 * 1024 * 1024;
/** Below these the small QR code of a slip gets too few points to be read; long screenshots are narrow, hence both. */
const minLongSide = 1600;
const minShortSide = 1080;
const quality = 0.88;

/** How a picture looks: its points, and its bytes as a file. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** How a picture is written anew: as JPEG, in this size. */
export interface ShrinkPlan {
  readonly width: number;
  readonly height: number;
  /** Of the JPEG, from 0 to 1. */
  readonly quality: number;
}

/** How a large picture of a slip gets smaller with its QR code still readable; null where that is not worth it. */
export function planShrink({ width, height, bytes }: PictureSize): ShrinkPlan | null {
  if (bytes <= worthBytes) return null;
  const scale = Math.min(1, Math.max(minLongSide / Math.max(width, height), minShortSide / Math.min(width, height)));
  return { width: Math.ceil(width * scale), height: Math.ceil(height * scale), quality };
}
