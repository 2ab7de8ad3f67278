import { Component, type ErrorInfo, type ReactNode } from "react";
import { ErrorScreen } from "./ErrorScreen";
import { rememberError } from "./lastError";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Leads to the home page. */
  onGoHome: () => void;
  /** An error belongs to one address: another one clears it. Without one the boundary stands around everything. */
  address?: string;
}

interface ErrorBoundaryState {
  error: Error | null;
}

/** Shows the error screen in place of what failed to render, and remembers the error in this browser. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo): void {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    rememberError(error, info.componentStack ?? null);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.error && previous.address !== this.props.address) this.clear();
  }

  clear = () => {
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const { address, onGoHome } = this.props;
    return <ErrorScreen error={error} isWholePage={address === undefined} onGoHome={onGoHome} onRetry={this.clear} />;
  }
}
