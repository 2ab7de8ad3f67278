import { notRecommended } from "../theme/classes";
import { messages } from "../shared/messages";
import { Icon } from "./Icon";

/** The warning that appears next to every offer from, and every link to, a casino without a license. */
export function NotRecommended() {
  return (
    <p className={notRecommended()}>
      <Icon name="warning" size={16} />
      {messages.notRecommended}
    </p>
  );
}
