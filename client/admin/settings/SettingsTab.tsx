/** The tab with the site's settings. Owners also see the guide for setting up a new site. */
import { Text } from "@chakra-ui/react";
import { EditorForm } from "../editor/EditorForm";
import { FormSkeleton } from "../editor/FormSkeleton";
import { ErrorAlert } from "../shell/ErrorAlert";
import { SampleCatalogueCard } from "./SampleCatalogueCard";
import { settingsConfig } from "./settingsConfig";
import { SetupGuide, useSetupProgress } from "./SetupGuide";
import { useSettingsRow } from "./useSettingsRow";

const nothing = () => undefined;

export function SettingsTab() {
  const { settings, row, failure, reload } = useSettingsRow(settingsConfig);
  const progress = useSetupProgress();

  // The form also waits for the guide, because the guide appears above it and would move it down.
  if (settings && row && progress !== undefined)
    return (
      <>
        {progress && <SetupGuide progress={progress} settings={settings} />}
        <EditorForm config={settingsConfig} defaults={row.values} onAddAgain={nothing} onLeave={nothing} row={row} />
        {progress && <SampleCatalogueCard sample={progress.sample} />}
        {progress && (
          <Text color="ink.2" mt="5">
            Version {progress.release.version}, build {progress.release.build}
          </Text>
        )}
      </>
    );
  if (failure) return <ErrorAlert message={failure} onRetry={reload} />;
  return <FormSkeleton />;
}
