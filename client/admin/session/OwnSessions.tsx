import { Badge, Box, Button, Flex, Skeleton, Text } from "@chakra-ui/react";
import { useMutation } from "@apollo/client/react";
import { useEditorQuery } from "../requests/useEditorQuery";
import { useRef } from "react";
import { freshAsEditor } from "../requests/asEditor";
import { failureOf } from "../../graphql/failure";
import { formatDay, formatTime } from "../../shared/format/dates";
import { messages } from "../../shared/messages";
import { panelMessages } from "../messages";
import { showNotice, showToast } from "../../shared/toasts";
import { ErrorAlert } from "../shell/ErrorAlert";
import { REMOVES, useRemovalFocus } from "../../shared/hooks/useRemovalFocus";
import { endSessionDocument } from "./endSession.generated";
import { OwnSessionsDocument, type OwnSessionsQuery } from "./OwnSessions.generated";

type OwnSession = OwnSessionsQuery["sessions"][number];

function formatMoment(iso: string): string {
  return `${formatDay(iso)}, ${formatTime(iso)} UTC`;
}

/** Lists the account's sessions. Each session except the current one has a button that ends it. */
export function OwnSessions() {
  const { data, error, loading, refetch } = useEditorQuery(OwnSessionsDocument, freshAsEditor);
  const [endSession] = useMutation(endSessionDocument);
  const sessions = data?.sessions ?? [];
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const title = useRef<HTMLHeadingElement>(null);
  const { area, noteRemoval } = useRemovalFocus<HTMLUListElement>(sessions.length);
  const reload = () => refetch().catch(() => undefined); // `useEditorQuery` returns this error.

  async function handleEnd(session: OwnSession) {
    try {
      await endSession({ variables: { id: session.id } });
      showNotice(panelMessages.sessionEnded);
    } catch (failure) {
      const { code, message } = failureOf(failure);
      // NOT_FOUND means that the session has already expired or ended.
      if (code !== "NOT_FOUND") return showToast({ title: messages.error, description: message, tone: "error" });
    }
    if (others.length > 1) noteRemoval(others.indexOf(session));
    else title.current?.focus();
    await reload();
  }

  return (
    <>
      <Box as="h2" color="ink.2" fontFamily="body" fontSize="sm" fontWeight={600} ref={title} tabIndex={-1}>
        Active sessions
      </Box>
      {error && !loading && <ErrorAlert message={failureOf(error).message} onRetry={() => void reload()} />}
      {!data && loading && <Skeleton aria-label="Loading" h="64px" mt="2" role="status" />}
      <Box as="ul" listStyle="none" maxH="280px" overflowY="auto" ref={area}>
        {sessions.map((session) => (
          <SessionRow key={session.id} onEnd={() => void handleEnd(session)} session={session} />
        ))}
      </Box>
    </>
  );
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { isCurrent, startedAt, lastUsedAt, userAgent } = session;
  const browser = describeBrowser(userAgent);
  const since = startedAt ? formatMoment(startedAt) : "";
  return (
    <Flex align="center" as="li" borderBottom="1px solid" borderColor="line" gap="2.5" py="2.5">
      <Box flex="1 1 0" minW={0}>
        <strong>{browser}</strong> {isCurrent && <Badge colorPalette="accent">This session</Badge>}
        <Text as="span" color="ink.2" display="block" fontSize="sm">
          Signed in {since}
          {lastUsedAt && !isCurrent && <>, last used {formatMoment(lastUsedAt)}</>}
        </Text>
      </Box>
      {!isCurrent && (
        <Button
          aria-label={`End the session in ${browser}, signed in ${since}`}
          onClick={onEnd}
          size="sm"
          variant="ghost"
          {...REMOVES}
        >
          End
        </Button>
      )}
    </Flex>
  );
}

/**
 * The tokens that identify browsers in a user agent. A browser's user agent may also contain the tokens of browsers
 * further down this list.
 */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bWindows\b/, "Windows"],
  [/\b(iPhone|iPad)\b/, "iOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bAndroid\b/, "Android"],
  [/\bLinux\b/, "Linux"],
];

function nameOf(text: string, signs: typeof browsers): string | undefined {
  return signs.find(([sign]) => sign.test(text))?.[1];
}

/** Describes a browser by its user agent: 'Firefox on Linux'. */
export function describeBrowser(userAgent: string | null): string {
  const browser = nameOf(userAgent ?? "", browsers);
  const system = nameOf(userAgent ?? "", systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? userAgent?.slice(0, 40) ?? "Unknown browser";
}
