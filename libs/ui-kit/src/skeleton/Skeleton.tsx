import styles from './Skeleton.module.scss';

interface SkeletonProps {
  /** What is on its way: the place it takes is the same. */
  readonly shape: 'text' | 'title' | 'amount' | 'block' | 'card';
}

/** Keeps the place of what is on its way. Says nothing: the part around it is marked as busy. */
export function Skeleton({ shape }: SkeletonProps) {
  return <span className={styles['skeleton']} data-shape={shape} aria-hidden="true" />;
}
