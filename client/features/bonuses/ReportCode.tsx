import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { failureOf } from "../../graphql/failure";
import { chunkLoader } from "../../shared/browser/lazyWithRetry";
import { messages } from "../../shared/messages";
import { showToast } from "../../shared/toasts";
import { button, needsScript } from "../../theme/classes";

const sender = chunkLoader(() => import("../../graphql/reportFact").then((module) => module.reportFact));

/**
 * The button that reports a bonus code that did not work. `aria-disabled` keeps the focus on the button after the
 * report.
 */
export function ReportCode({ bonusId }: { bonusId: string }) {
  const client = useApolloClient();
  const [isReported, setIsReported] = useState(false);

  async function handlePress() {
    if (isReported) return;
    setIsReported(true);
    try {
      const reportFact = await sender.load();
      await reportFact(client, { noun: "BONUS", id: bonusId, field: "CODE" });
    } catch (error) {
      setIsReported(false);
      showToast({ title: messages.error, description: failureOf(error).message, tone: "error" });
    }
  }

  return (
    <button
      aria-disabled={isReported}
      className={`${button({ size: "text" })} ${needsScript()}`}
      onClick={handlePress}
      type="button"
    >
      {isReported ? "Reported" : "Code didn't work"}
    </button>
  );
}
