import { Component, type ReactNode } from "react";
import { ChunkLoadError, clearFailedChunks } from "../shared/browser/lazyWithRetry";
import { errorLine } from "../theme/classes";
import { messages } from "../shared/messages";
import { ErrorLine } from "./ErrorLine";

interface ChunkBoundaryProps {
  children: ReactNode;
  /** Identifies the current page. A new value clears the error. */
  address?: string;
  className?: string;
  /** The document's title while the script is missing. Set it if the boundary wraps the whole page. */
  title?: string;
}

interface ChunkBoundaryState {
  error: unknown;
}

/**
 * Wraps components whose scripts load lazily. If a script can't be loaded, shows an error message with a retry button.
 */
export class ChunkBoundary extends Component<ChunkBoundaryProps, ChunkBoundaryState> {
  override state: ChunkBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ChunkBoundaryState {
    return { error };
  }

  override componentDidCatch(): void {
    clearFailedChunks();
  }

  override componentDidUpdate(before: ChunkBoundaryProps, { error }: ChunkBoundaryState): void {
    if (this.state.error && before.address !== this.props.address) this.retry();
    // The retry button had the focus and is no longer on the page.
    const isCleared = error !== null && this.state.error === null;
    if (isCleared && document.activeElement === document.body) {
      document.getElementById("main")?.focus({ preventScroll: true });
    }
  }

  retry = () => this.setState({ error: null });

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof ChunkLoadError)) throw error;
    return (
      <div className={this.props.className ?? errorLine("part")}>
        {this.props.title && <title>{this.props.title}</title>}
        <ErrorLine message={messages.partUnreachable} onRetry={this.retry} />
      </div>
    );
  }
}
