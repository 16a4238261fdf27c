import { Brand } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import { Scene } from './Scene.tsx';
import { useStoredOperatorName } from './use-stored-operator-name.ts';
import { useApp } from '../store/app-context.ts';
import { Link } from '../router/Link.tsx';
import styles from './Notice.module.scss';
import { useDocumentTitle } from '../router/use-document-title.ts';

interface NoticeProps {
  /** Where it leads. */
  readonly to: string;
  readonly action: string;
  readonly children: ReactNode;
}

/** A page without a menu, which says one thing below the picture of the brand. */
export function Notice({ to, action, children }: NoticeProps) {
  const { mark } = useApp().definition;
  const name = useStoredOperatorName();
  useDocumentTitle('notFound');
  return (
    <div className={styles.notice}>
      <header className={styles.top} data-ground="brand">
        <Scene />
        <Brand name={name} mark={mark} />
      </header>
      <main>
        {children}
        <Link to={to} replace>
          {action}
        </Link>
      </main>
    </div>
  );
}
