import { Component, type ReactNode } from 'react';
import { PageFailed } from './PageFailed.tsx';

interface ErrorBoundaryProps {
  /** A change of it (another address) clears the failure. */
  readonly resetKey: string;
  /** What stands around the message; without it, nothing. */
  readonly fallback?: (failure: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failedAt: string | null;
}

/** Turns a crash of one page into a message with a way on; the frame around it stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: null };

  static getDerivedStateFromError() {
    return { failedAt: '' };
  }

  override componentDidCatch() {
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
