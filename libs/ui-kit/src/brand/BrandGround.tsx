import styles from './BrandGround.module.scss';

interface BrandGroundProps {
  /** Lines of the brand: one SVG path on a 300 by 220 grid. */
  readonly ornament?: string | undefined;
}

/**
 * The one coloured ground of a page, behind what the page is about. It fills its place in a grid, and what lies on it is marked with
 * `data-ground="brand"`, which gives it the colours for this ground. An element, because tools that measure contrast ignore pseudo-elements.
 */
export function BrandGround({ ornament }: BrandGroundProps) {
  return (
    <div className={styles.ground} aria-hidden="true">
      {ornament !== undefined && (
        <svg className={styles.ornament} viewBox="0 0 300 220" preserveAspectRatio="xMaxYMax slice" focusable="false">
          <path d={ornament} />
        </svg>
      )}
    </div>
  );
}
