import { notRecommended } from "../theme/classes";
import { messages } from "../shared/messages";
import { Icon } from "./Icon";

/** The warning that appears wherever the site shows an offer or a link of a casino without a license. */
export function NotRecommended() {
  return (
    <p className={notRecommended()}>
      <Icon name="warning" size={16} />
      {messages.notRecommended}
    </p>
  );
}
