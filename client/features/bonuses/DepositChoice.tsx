import { useId, useState } from "react";
import { messages } from "../../shared/messages";
import { DepositField } from "./DepositField";

/** The deposit for which every bonus of a list is worked out. */
export function DepositChoice() {
  const noteId = useId();
  const [isWrong, setIsWrong] = useState(false);
  return (
    <div className="cost-choice">
      <DepositField descriptionId={noteId} onWrong={setIsWrong} />
      <p className={isWrong ? "tiny is-warning" : "tiny"} id={noteId}>
        {isWrong
          ? messages.depositInvalid
          : "We work out the cost of every bonus below for this deposit, in its own currency."}
      </p>
    </div>
  );
}
