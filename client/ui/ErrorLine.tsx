import { button, errorLine } from "../theme/classes";
import { messages } from "../shared/messages";
import { Icon } from "./Icon";

interface ErrorLineProps {
  /** A complete sentence from shared/messages.ts. */
  message: string;
  onRetry?: () => void;
}

/** The error message that replaces a list that could not be loaded. */
export function ErrorLine({ message, onRetry }: ErrorLineProps) {
  return (
    <div className={errorLine("root")} role="alert">
      <Icon name="warning" />
      <span className={errorLine("text")}>{message}</span>
      {onRetry && (
        <button className={button({ tone: "secondary", size: "sm" })} onClick={onRetry} type="button">
          {messages.tryAgain}
        </button>
      )}
    </div>
  );
}
