/** The tab with the site's settings. After a save, the page that the editor sees uses the new settings immediately. */
import { useQuery } from "@apollo/client/react";
import { useContext, useEffect, useEffectEvent, useMemo } from "react";
import { onWrite } from "../../graphql/catalogueWrites";
import { failureOf } from "../../graphql/failure";
import { ACCENT_STYLE_ID, accentRules } from "../../shared/accentStyle";
import { loadError } from "../../shared/messages";
import { SiteChangeContext, type Site } from "../../shared/site";
import { EditorForm } from "../editor/EditorForm";
import { FormSkeleton } from "../editor/FormSkeleton";
import { readRow } from "../nouns/formRequests";
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
    refetch().catch(nothing); // `useQuery` returns this error.
  };
  const refresh = useEffectEvent(reload);
  useEffect(() => onWrite(() => refresh()), []);
  useEffect(() => {
    if (!data) return;
    changeSite(data.siteSettings);
    showAccent(data.siteSettings);
  }, [data, changeSite]);

  // The form also waits for the guide, because the guide appears above it and would move it down.
  if (data && row && progress !== undefined)
    return (
      <>
        {progress && <SetupGuide progress={progress} settings={data.siteSettings} />}
        <EditorForm config={settingsConfig} defaults={row.values} onAddAgain={nothing} onLeave={nothing} row={row} />
        {progress && <SampleCatalogueCard sample={progress.sample} />}
      </>
    );
  if (error) return <ErrorAlert message={loadError("settings", failureOf(error).message)} onRetry={reload} />;
  return <FormSkeleton />;
}

/** Replaces the style element with the site's accent color, which the server added to the page. */
function showAccent(site: Site): void {
  const rules = accentRules(site);
  const present = document.getElementById(ACCENT_STYLE_ID);
  if (!present && !rules) return;
  const style = present ?? document.head.appendChild(document.createElement("style"));
  style.id = ACCENT_STYLE_ID;
  style.textContent = rules;
}
