import styles from './Skeleton.module.scss';

/** Shape of content that is loading. */
export type SkeletonShape = 'text' | 'title' | 'amount' | 'field' | 'row' | 'block' | 'card' | 'tab';

interface SkeletonProps {
  readonly shape: SkeletonShape;
}

/** Placeholder for content that is loading. Not announced: the element around it is marked as busy. */
export function Skeleton({ shape }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />;
}
