/**
 * Loads the site's settings for a form. When the editor saves, the open page uses the new settings immediately.
 */
import { useEditorQuery } from "../requests/useEditorQuery";
import { useContext, useEffect, useEffectEvent, useMemo } from "react";
import { onWrite } from "../../graphql/catalogueWrites";
import { failureOf } from "../../graphql/failure";
import { ACCENT_STYLE_ID, accentRules } from "../../shared/accentStyle";
import { loadError } from "../../shared/messages";
import { SiteChangeContext, type Site } from "../../shared/site";
import { readRow } from "../nouns/loadedRow";
import type { FormConfig } from "../nouns/nounConfig";
import { freshAsEditor } from "../requests/asEditor";
import { SettingsToEditDocument } from "./settings.generated";

/** @param config The form. It may contain only some of the settings. */
export function useSettingsRow(config: FormConfig) {
  const { data, error, refetch } = useEditorQuery(SettingsToEditDocument, freshAsEditor);
  const settings = data?.siteSettings;
  const row = useMemo(() => {
    const read = data && readRow(config, data);
    return read ? { ...read, name: data.siteSettings.name } : null;
  }, [config, data]);
  const changeSite = useContext(SiteChangeContext);
  const reload = () => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };
  const refresh = useEffectEvent(reload);
  useEffect(() => onWrite(() => refresh()), []);
  useEffect(() => {
    if (!settings) return;
    changeSite(settings);
    showAccent(settings);
  }, [settings, changeSite]);
  return { settings, row, reload, failure: error ? loadError("settings", failureOf(error).message) : null };
}

/** Updates the style element for the site's accent color. If the page has none, adds it. */
function showAccent(site: Site): void {
  const rules = accentRules(site);
  const present = document.getElementById(ACCENT_STYLE_ID);
  if (!present && !rules) return;
  const style = present ?? document.head.appendChild(document.createElement("style"));
  style.id = ACCENT_STYLE_ID;
  style.textContent = rules;
}
