import { Component, type ReactNode } from "react";
import { ChunkLoadError, forgetFailedChunks } from "../lazyWithRetry";
import { messages } from "../messages";
import { ErrorLine } from "./ErrorLine";

interface ChunkBoundaryProps {
  children: ReactNode;
  /** What the boundary shows: a failure of one thing says nothing about the next. */
  address?: string;
  className?: string;
  /** The document's title while the script is missing, where the boundary holds the whole page. */
  title?: string;
}

interface ChunkBoundaryState {
  error: unknown;
}

/** Around everything whose script is fetched later: a script that can't be had fails here, and can be asked for again. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, ChunkBoundaryState> {
  override state: ChunkBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ChunkBoundaryState {
    return { error };
  }

  override componentDidCatch(): void {
    forgetFailedChunks();
  }

  override componentDidUpdate(before: ChunkBoundaryProps, { error }: ChunkBoundaryState): void {
    if (this.state.error && before.address !== this.props.address) this.retry();
    // The button that had the focus is no longer there.
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
      <div className={this.props.className ?? "chunk-error"}>
        {this.props.title && <title>{this.props.title}</title>}
        <ErrorLine message={messages.partUnreachable} onRetry={this.retry} />
      </div>
    );
  }
}
