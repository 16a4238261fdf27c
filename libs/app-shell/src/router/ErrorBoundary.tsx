import { Component, type ReactNode } from 'react';
import { forgetFailedParts } from './lazy-with-preload.tsx';
import { useText } from '@wallet/i18n';
import { ErrorState } from '@wallet/ui-kit';

interface ErrorBoundaryProps {
  /** Changing it (to another path) clears the error. */
  readonly resetKey: string;
  /** Wraps the message. Without it, only the message is rendered. */
  readonly fallback?: (failure: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failedAt: string | null;
}

/** Catches errors of a page and shows a message with a retry button. The layout around it stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  constructor(props: ErrorBoundaryProps) {
    super(props);
    // A class field would bring its helpers for older browsers to every page.
    this.state = { failedAt: null };
  }

  static getDerivedStateFromError() {
    return { failedAt: '' };
  }

  override componentDidCatch() {
    forgetFailedParts();
    this.setState({ failedAt: this.props.resetKey });
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (previous.resetKey !== this.props.resetKey && this.state.failedAt !== null) this.setState({ failedAt: null });
  }

  override render() {
    if (this.state.failedAt === null) return this.props.children;
    const failure = <PageFailed onRetry={() => this.setState({ failedAt: null })} />;
    return this.props.fallback ? this.props.fallback(failure) : failure;
  }
}

/** Shown if a page crashed or could not be loaded. */
function PageFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useText('common');
  return <ErrorState title={t('crash.title')} text={t('crash.text')} retryLabel={t('retry')} onRetry={onRetry} />;
}
