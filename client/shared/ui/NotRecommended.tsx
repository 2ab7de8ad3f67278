import { messages } from "../messages";
import { Icon } from "./Icon";

/** Stands wherever a casino without a license is shown with an offer or with the way to it. */
export function NotRecommended() {
  return (
    <p className="not-recommended">
      <Icon name="warning" size={16} />
      {messages.notRecommended}
    </p>
  );
}
