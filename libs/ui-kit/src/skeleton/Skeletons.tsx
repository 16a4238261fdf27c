import { Skeleton, type SkeletonShape } from './Skeleton.tsx';
import styles from './Skeletons.module.scss';

interface SkeletonsProps {
  /** From the top. */
  readonly shapes: readonly SkeletonShape[];
  /** How many tabs choose between contents of these shapes. */
  readonly tabCount?: number | undefined;
}

/** The placeholders of several parts, below or beside their tabs. */
export function Skeletons({ shapes, tabCount = 0 }: SkeletonsProps) {
  const parts = shapes.map((shape, index) => <Skeleton key={index} shape={shape} />);
  if (tabCount === 0) return <div className={styles.parts}>{parts}</div>;
  return (
    <div className={styles.panes}>
      <div className={styles.tabs}>
        {Array.from({ length: tabCount }, (_, index) => (
          <Skeleton key={index} shape="tab" />
        ))}
      </div>
      <div className={styles.parts}>{parts}</div>
    </div>
  );
}
