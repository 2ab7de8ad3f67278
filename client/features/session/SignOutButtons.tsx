import { useState } from "react";
import { failureOf } from "../../graphql/failure";
import { guardAgainst } from "../../shared/leaving";
import { messages } from "../../shared/messages";
import { paths } from "../../shared/paths";
import { showToast } from "../../shared/toasts";
import { useSession } from "./session";

export function SignOutButtons() {
  const { signOut } = useSession();
  const [isBusy, setIsBusy] = useState(false);

  async function handlePress(everywhere: boolean) {
    // Signing out closes the page that something may have been typed into.
    const guard = guardAgainst(paths.home);
    if (isBusy || (guard && !(await guard.ask()))) return;
    setIsBusy(true);
    try {
      await signOut(everywhere);
    } catch (error) {
      showToast({ title: messages.error, description: failureOf(error).message, tone: "error" });
      setIsBusy(false);
    }
  }

  return (
    <div className="account-actions">
      <button
        aria-disabled={isBusy}
        className="btn btn-secondary"
        onClick={() => void handlePress(false)}
        type="button"
      >
        Sign out
      </button>
      <button aria-disabled={isBusy} className="btn btn-quiet" onClick={() => void handlePress(true)} type="button">
        Sign out everywhere
      </button>
    </div>
  );
}
