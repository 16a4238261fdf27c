import styles from './Skeleton.module.scss';

interface SkeletonProps {
  /** Shape of the content that is loading. */
  readonly shape: 'text' | 'title' | 'amount' | 'field' | 'row' | 'block' | 'card';
}

/** Placeholder for content that is loading. Not announced: the element around it is marked as busy. */
export function Skeleton({ shape }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />;
}
