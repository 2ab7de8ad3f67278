import { Alert, Button } from "@chakra-ui/react";
import { messages } from "../../shared/messages";
import { Icon } from "../../ui/Icon";

interface ErrorAlertProps {
  /** A complete sentence from shared/messages.ts. */
  message: string;
  id?: string;
  onRetry?: () => void;
}

/** Says what could not be loaded or done. With `onRetry`, shows a retry button. */
export function ErrorAlert({ message, id, onRetry }: ErrorAlertProps) {
  return (
    <Alert.Root id={id} role="alert">
      <Alert.Indicator>
        <Icon name="warning" />
      </Alert.Indicator>
      <Alert.Content>{message}</Alert.Content>
      {onRetry && (
        <Button onClick={onRetry} size="sm">
          {messages.tryAgain}
        </Button>
      )}
    </Alert.Root>
  );
}
