import { notRecommended } from "../theme/classes";
import { messages } from "../shared/messages";
import { Icon } from "./Icon";

/** The warning about a casino without a license. It appears on bonus cards, in the comparison and in the header of a review. */
export function NotRecommended() {
  return (
    <p className={notRecommended()}>
      <Icon name="warning" size={16} />
      {messages.notRecommended}
    </p>
  );
}
