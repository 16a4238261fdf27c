import { withoutBreakMarks } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useEffect } from 'react';
import type { TitleKey } from './definition.ts';

/** Sets the document's title in the page's language. */
export function useDocumentTitle(key: TitleKey | 'notFound'): void {
  const { t } = useText('common');
  const title = t(`titles.${key}`);
  useEffect(() => {
    document.title = withoutBreakMarks(title);
  }, [title]);
}
