import styles from './Layout.module.scss';

export const contentId = 'content';

/** Skips the top bar. Visible while it has focus. */
export function SkipLink({ label }: { readonly label: string }) {
  return (
    <a className={styles.skip} href="#content">
      {label}
    </a>
  );
}
