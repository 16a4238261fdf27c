/** Smaller files upload fast enough unchanged. */
const minBytes = 1.5 * 1024 * 1024;
/** Below these, a slip's small QR code has too few pixels to be read. Long screenshots are narrow, hence both limits. */
const minLongSide = 1600;
const minShortSide = 1080;
const quality = 0.88;

/** A picture's size in pixels, and of its file in bytes. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** The size and quality of a picture that is re-encoded as JPEG. */
export interface ShrinkPlan {
  readonly width: number;
  readonly height: number;
  /** JPEG quality from 0 to 1. */
  readonly quality: number;
}

/** Plans how to shrink a large picture while its QR code stays readable. Returns null when that is not worthwhile. */
export function planShrink({ width, height, bytes }: PictureSize): ShrinkPlan | null {
  if (bytes <= minBytes) return null;
  const scale = Math.min(1, Math.max(minLongSide / Math.max(width, height), minShortSide / Math.min(width, height)));
  return { width: Math.ceil(width * scale), height: Math.ceil(height * scale), quality };
}
