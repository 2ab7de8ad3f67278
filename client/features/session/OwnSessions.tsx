import { useRef } from "react";
import { useEndSessionMutation } from "../../graphql/documents/endSession";
import { useOwnSessionsQuery } from "../../graphql/documents/OwnSessions";
import { asEditor } from "../../graphql/asEditor";
import { failureOf } from "../../graphql/failure";
import type { OwnSessionsQuery } from "../../graphql/generated";
import { formatDay, formatTime } from "../../shared/dates";
import { messages } from "../../shared/messages";
import { showNotice, showToast } from "../../shared/toasts";
import { ErrorLine } from "../../shared/ui/ErrorLine";
import { REMOVES, useRemovalFocus } from "../../shared/useRemovalFocus";
import { describeBrowser } from "./describeBrowser";

type OwnSession = OwnSessionsQuery["sessions"][number];

function formatMoment(iso: string): string {
  return `${formatDay(iso)}, ${formatTime(iso)} UTC`;
}

/** Where this account is signed in, each of which can be ended from here. */
export function OwnSessions() {
  const { data, error, loading, refetch } = useOwnSessionsQuery({ fetchPolicy: "no-cache", context: asEditor.context });
  const [endSession] = useEndSessionMutation();
  const sessions = data?.sessions ?? [];
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const title = useRef<HTMLHeadingElement>(null);
  const { area, noteRemoval } = useRemovalFocus<HTMLUListElement>(sessions.length);
  const reload = () => refetch().catch(() => undefined); // The hook reports the error itself.

  async function handleEnd(session: OwnSession) {
    try {
      await endSession({ variables: { id: session.id } });
      showNotice(messages.sessionEnded);
    } catch (failure) {
      const { code, message } = failureOf(failure);
      // It has ended by itself, or from elsewhere.
      if (code !== "NOT_FOUND") return showToast({ title: messages.error, description: message, tone: "error" });
    }
    if (others.length > 1) noteRemoval(others.indexOf(session));
    else title.current?.focus();
    await reload();
  }

  return (
    <>
      <h2 className="account-title" ref={title} tabIndex={-1}>
        Signed in
      </h2>
      {error && !loading && <ErrorLine message={failureOf(error).message} onRetry={() => void reload()} />}
      {!data && loading && <span aria-label="Loading" className="skeleton account-waiting" role="status" />}
      <ul className="account-sessions" ref={area}>
        {sessions.map((session) => (
          <SessionRow key={session.id} onEnd={() => void handleEnd(session)} session={session} />
        ))}
      </ul>
    </>
  );
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { isCurrent, startedAt, lastUsedAt, userAgent } = session;
  const browser = describeBrowser(userAgent);
  const since = startedAt ? formatMoment(startedAt) : "";
  return (
    <li className="account-session">
      <span className="grow">
        <strong>{browser}</strong> {isCurrent && <span className="tag tag-ok">This one</span>}
        <span className="muted small account-times">
          Since {since}
          {lastUsedAt && !isCurrent && <>, last used {formatMoment(lastUsedAt)}</>}
        </span>
      </span>
      {!isCurrent && (
        <button
          aria-label={`End the session of ${browser} since ${since}`}
          className="btn btn-quiet btn-sm"
          onClick={onEnd}
          type="button"
          {...REMOVES}
        >
          End
        </button>
      )}
    </li>
  );
}
