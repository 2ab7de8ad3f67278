import { Component, type ErrorInfo, type ReactNode } from "react";
import { storageKeys, writeStored } from "../../shared/storage";
import { ADULT_AGE } from "../../shared/limits";
import { messages } from "../../shared/messages";
import { useSite } from "../../shared/site";
import { Icon } from "../../ui/Icon";
import { button, panel, row, tag, text } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./errors.recipe";

const errorScreen = slotClass<typeof recipes.errorScreen>("error-screen");

interface ErrorBoundaryProps {
  children: ReactNode;
  onGoHome: () => void;
  /**
   * Identifies the current page. A new value clears the error. Omit the address if the boundary wraps the whole app.
   */
  address?: string;
}

interface ErrorBoundaryState {
  error: Error | null;
}

/** Shows the error screen in place of content that failed to render, and stores the error in this browser. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo): void {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    storeError(error, info.componentStack ?? null);
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

/** The latest rendering error. The error is stored only in this browser and never sent. */
interface LastError {
  message: string;
  stack: string | null;
  componentStack: string | null;
  timestamp: string;
  userAgent: string;
  url: string;
}

function storeError(error: Error, componentStack: string | null): void {
  const remembered: LastError = {
    message: error.message,
    stack: error.stack ?? null,
    componentStack,
    timestamp: new Date().toISOString(),
    userAgent: navigator.userAgent,
    url: window.location.href,
  };
  writeStored(storageKeys.lastError, remembered);
}

interface ErrorScreenProps {
  error: Error;
  onRetry: () => void;
  onGoHome: () => void;
  /** Whether the error screen replaces the whole page. The screen then contains the page's main landmark. */
  isWholePage: boolean;
}

/** The global error screen. It needs only the site's settings, so it works even if everything else fails. */
function ErrorScreen({ error, onRetry, onGoHome, isWholePage }: ErrorScreenProps) {
  const Frame = isWholePage ? "main" : "div";
  const { name } = useSite();
  return (
    <Frame className={errorScreen("root")}>
      <title>{`Something went wrong | ${name}`}</title>
      <div className={panel()} role="alert">
        <span className={errorScreen("mark")}>
          <Icon name="warning" size={28} />
        </span>
        <h1>{messages.somethingWentWrong}</h1>
        <p className={text({ tone: "muted" })}>{messages.somethingWentWrongText}</p>
        <details>
          <summary className={errorScreen("summary")}>{messages.errorDetails}</summary>
          <pre className={errorScreen("details")}>{error.message}</pre>
        </details>
        <div className={row({ wraps: true })}>
          <button className={button({ tone: "primary" })} onClick={onRetry} type="button">
            {messages.tryAgain}
          </button>
          <button className={button({ tone: "secondary" })} onClick={onGoHome} type="button">
            {messages.goHome}
          </button>
        </div>
      </div>
      <p className={text({ size: "tiny" })}>
        <span className={tag({ tone: "warn" })}>{ADULT_AGE}+</span> Please play responsibly.
      </p>
    </Frame>
  );
}
