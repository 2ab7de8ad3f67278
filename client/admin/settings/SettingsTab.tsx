/** The tab with the site's settings. A change appears at once on the page that the editor sees. */
import { useQuery } from "@apollo/client/react";
import { useContext, useEffect, useEffectEvent, useMemo } from "react";
import { onWrite } from "../../graphql/catalogueWrites";
import { failureOf } from "../../graphql/failure";
import { ACCENT_STYLE_ID, accentRules } from "../../shared/accentStyle";
import { loadError } from "../../shared/messages";
import { SiteChangeContext, type Site } from "../../shared/site";
import { EditorForm } from "../editor/EditorForm";
import { FormSkeleton } from "../editor/FormSkeleton";
import { readRow } from "../nouns/nounRequests";
import { freshAsEditor } from "../requests/asEditor";
import { ErrorAlert } from "../shell/ErrorAlert";
import { SampleCatalogueCard } from "./SampleCatalogueCard";
import { SettingsToEditDocument } from "./settings.generated";
import { settingsConfig } from "./settingsConfig";
import { SetupGuide, useSetupProgress } from "./SetupGuide";

const nothing = () => undefined;

export function SettingsTab() {
  const { data, error, refetch } = useQuery(SettingsToEditDocument, freshAsEditor);
  const progress = useSetupProgress();
  const row = useMemo(() => (data ? readRow(settingsConfig, data) : null), [data]);
  const changeSite = useContext(SiteChangeContext);
  const reload = () => {
    refetch().catch(nothing); // The hook reports the error.
  };
  const refresh = useEffectEvent(reload);
  useEffect(() => onWrite(() => refresh()), []);
  useEffect(() => {
    if (!data) return;
    changeSite(data.siteSettings);
    showAccent(data.siteSettings);
  }, [data, changeSite]);

  // Waits for the guide too, because the guide would move the form down.
  if (data && row && progress !== undefined)
    return (
      <>
        {progress && <SetupGuide progress={progress} settings={data.siteSettings} />}
        <EditorForm config={settingsConfig} defaults={row.values} onAddAgain={nothing} onLeave={nothing} row={row} />
        <SampleCatalogueCard />
      </>
    );
  if (error) return <ErrorAlert message={loadError("settings", failureOf(error).message)} onRetry={reload} />;
  return <FormSkeleton />;
}

/** Replaces the style element that the server writes for an accent color of the site's own. */
function showAccent(site: Site): void {
  const rules = accentRules(site);
  const present = document.getElementById(ACCENT_STYLE_ID);
  if (!present && !rules) return;
  const style = present ?? document.head.appendChild(document.createElement("style"));
  style.id = ACCENT_STYLE_ID;
  style.textContent = rules;
}
