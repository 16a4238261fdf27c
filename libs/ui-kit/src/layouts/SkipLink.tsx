import styles from './Layout.module.scss';

export const contentId = 'content';

/** Lets the keyboard jump over the bar at the top. Shown while it has the focus. */
export function SkipLink({ label }: { readonly label: string }) {
  return (
    <a className={styles['skip']} href="#content">
      {label}
    </a>
  );
}
