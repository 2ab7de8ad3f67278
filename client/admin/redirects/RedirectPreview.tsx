/** Previews a redirect, with the server's warnings about its two addresses. */
import { Box, Text } from "@chakra-ui/react";
import { useDebounced } from "../../shared/hooks/useDebounced";
import { freshAsEditor } from "../requests/asEditor";
import { useEditorQuery } from "../requests/useEditorQuery";
import { RedirectWarningsDocument } from "./RedirectPreview.generated";
import type { RedirectValues } from "./redirectFields";

/** The pause in typing before the server checks the addresses, in ms. */
const PAUSE_MS = 800;

export function RedirectPreview({ values: { fromPath, toUrl, isPermanent } }: { values: RedirectValues }) {
  const from = useDebounced(fromPath, PAUSE_MS).trim();
  const to = useDebounced(toUrl, PAUSE_MS).trim();
  const { data } = useEditorQuery(RedirectWarningsDocument, {
    variables: { fromPath: from, toUrl: to },
    skip: from === "" && to === "",
    ...freshAsEditor,
  });
  return (
    <Box display="grid" gap="2" overflowWrap="anywhere">
      <h3>{fromPath || "/old-page"}</h3>
      <p>leads to {toUrl || "/new-page"}</p>
      <Text color="ink.2">
        {isPermanent
          ? "Permanent: search engines replace the old address with the new one."
          : "Temporary: search engines keep the old address."}
      </Text>
      {data?.redirectWarnings.map((warning) => (
        <Text color="warn" key={warning} role="status">
          {warning}
        </Text>
      ))}
    </Box>
  );
}
