import { messages } from "../messages";
import { Icon } from "./Icon";

interface ErrorLineProps {
  /** A finished sentence of shared/messages.ts. */
  message: string;
  onRetry?: () => void;
}

/** The line that stands where a list could not be loaded. */
export function ErrorLine({ message, onRetry }: ErrorLineProps) {
  return (
    <div className="error-line" role="alert">
      <Icon name="warning" />
      <span className="grow">{message}</span>
      {onRetry && (
        <button className="btn btn-secondary btn-sm" onClick={onRetry} type="button">
          {messages.tryAgain}
        </button>
      )}
    </div>
  );
}
