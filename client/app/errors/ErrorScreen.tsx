import { ADULT_AGE } from "../../shared/limits";
import { messages } from "../../shared/messages";
import { Icon } from "../../shared/ui/Icon";

interface ErrorScreenProps {
  error: Error;
  onRetry: () => void;
  onGoHome: () => void;
  /** Nothing of the page is left: the screen is its main part. */
  isWholePage: boolean;
}

/** The global error screen. Stands on its own: whatever is broken, this must render. */
export function ErrorScreen({ error, onRetry, onGoHome, isWholePage }: ErrorScreenProps) {
  const Frame = isWholePage ? "main" : "div";
  return (
    <Frame className="error-screen">
      <title>Something went wrong | HonestOdds</title>
      <div className="panel" role="alert">
        <span className="error-mark">
          <Icon name="warning" size={28} />
        </span>
        <h1>{messages.somethingWentWrong}</h1>
        <p className="muted">{messages.somethingWentWrongText}</p>
        <details>
          <summary>{messages.errorDetails}</summary>
          <pre>{error.message}</pre>
        </details>
        <div className="row-wrap">
          <button className="btn btn-primary" onClick={onRetry} type="button">
            {messages.tryAgain}
          </button>
          <button className="btn btn-secondary" onClick={onGoHome} type="button">
            {messages.goHome}
          </button>
        </div>
      </div>
      <p className="tiny">
        <span className="tag tag-warn">{ADULT_AGE}+</span> Please play responsibly.
      </p>
    </Frame>
  );
}
