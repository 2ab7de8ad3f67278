import { notRecommended } from "../theme/classes";
import { messages } from "../shared/messages";
import { Icon } from "./Icon";

/** The warning that appears wherever a casino without a license has an offer or a link. */
export function NotRecommended() {
  return (
    <p className={notRecommended()}>
      <Icon name="warning" size={16} />
      {messages.notRecommended}
    </p>
  );
}
