/**
 * The five steps that turn a new installation into the owner's site. The state of every step comes from the site's
 * data.
 */
import { useApolloClient } from "@apollo/client/react";
import { useEditorQuery } from "../requests/useEditorQuery";
import { Box, Button, Card, Flex, Grid, Link, Text } from "@chakra-ui/react";
import { Fragment, useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { invalidateCatalogue, onWrite } from "../../graphql/catalogueWrites";
import { failureOf } from "../../graphql/failure";
import { defaultSite } from "../../shared/site";
import { showToast } from "../../shared/toasts";
import { Icon } from "../../ui/Icon";
import { Link as RouterLink } from "../../ui/Link";
import { fieldId } from "../fields/FieldFrame";
import { panelMessages } from "../messages";
import { asEditor, freshAsEditor } from "../requests/asEditor";
import { usePermission } from "../session/usePermission";
import { ADMIN_PANEL_ID, adminTabAddress, FIRST_ACCOUNT_ID } from "../shell/adminTabs";
import { REMOVE_SAMPLE_ID, type Sample } from "./SampleCatalogueCard";
import { updateSiteSettingsDocument, type SettingsToEditQuery } from "./settings.generated";
import { SetupProgressDocument, type SetupProgressQuery } from "./setupGuide.generated";

type Settings = SettingsToEditQuery["siteSettings"];

/** The state of the steps that do not depend on the settings. */
interface SetupProgress {
  hasAccount: boolean;
  sample: Sample;
  release: SetupProgressQuery["softwareRelease"];
}

/**
 * Returns the progress. Returns undefined until the server responds, and null if the request fails or if the person
 * can't change the settings.
 */
export function useSetupProgress(): SetupProgress | null | undefined {
  const { isAllowed } = usePermission("EDIT_SETTINGS");
  const { data, error, refetch } = useEditorQuery(SetupProgressDocument, { ...freshAsEditor, skip: !isAllowed });
  const refresh = useEffectEvent(() => void (isAllowed && refetch().catch(() => undefined)));
  useEffect(() => onWrite(() => refresh()), []);
  if (!isAllowed) return null;
  if (!data) return error ? null : undefined;
  return { hasAccount: !data.needsFirstAccount, sample: data.sampleCatalogue, release: data.softwareRelease };
}

function hasRows({ casinos, bonuses, games, articles, people }: Sample): boolean {
  return casinos + bonuses + games + articles + people > 0;
}

interface Step {
  title: string;
  text: string;
  isDone: boolean;
  /** The id of the control for this step, or null if the step needs no control. */
  target: string | null;
}

function stepsOf(settings: Settings, { hasAccount, sample }: SetupProgress): Step[] {
  const hasSample = hasRows(sample);
  const { name, logoUrl, accentLight, accentDark, isIndexed } = settings;
  const hasFirstColors = accentLight === defaultSite.accentLight && accentDark === defaultSite.accentDark;
  return [
    {
      title: "Name your site",
      text: "The name appears on every page and in every email.",
      isDone: name !== defaultSite.name,
      target: fieldId("name"),
    },
    {
      title: "Choose its look",
      text: "Add a logo, or choose your accent colors.",
      isDone: logoUrl !== null || !hasFirstColors,
      target: fieldId("accentLight"),
    },
    {
      title: "Create the first account",
      text: hasAccount
        ? "Editors now have to sign in."
        : "Until an account exists, anyone on this computer can use this panel.",
      isDone: hasAccount,
      target: hasAccount ? null : FIRST_ACCOUNT_ID,
    },
    {
      title: "Remove the sample catalogue",
      text: hasSample ? "Its casinos are invented." : "No sample rows are left.",
      isDone: !hasSample,
      target: hasSample ? REMOVE_SAMPLE_ID : null,
    },
    {
      title: "Publish",
      text: isIndexed
        ? "Search engines can list the site. Turn off “Listed by search engines” until the other steps are done."
        : "Search engines are asked not to list the site. Turn on “Listed by search engines” when the site is ready.",
      // Never shown as done: if the other steps are done, completing this last step hides the guide.
      isDone: false,
      target: fieldId("isIndexed"),
    },
  ];
}

interface SetupGuideProps {
  settings: Settings;
  progress: SetupProgress;
}

/**
 * Shows the setup steps. Shows nothing once an owner has hidden the guide, or once the site has its own name, catalogue
 * and texts and search engines may list it.
 */
export function SetupGuide({ settings, progress }: SetupGuideProps) {
  const { hide, isHiding } = useHide(settings.version);
  const steps = stepsOf(settings, progress);
  const done = steps.filter(({ isDone }) => isDone).length;
  const isNew =
    settings.name === defaultSite.name ||
    hasRows(progress.sample) ||
    !settings.isIndexed ||
    progress.sample.starterPages.length > 0 ||
    inventedClaim(settings) !== undefined ||
    settings.story === null;
  if (!settings.hasSetupGuide || !isNew) return null;
  return (
    <Card.Root aria-labelledby="setup-title" as="section" display="grid" gap="3" mb="5">
      <Flex align="center" gap="3" justify="space-between">
        <h2 id="setup-title">Set up your site</h2>
        <Button aria-disabled={isHiding} onClick={() => void hide()} size="sm">
          Hide
        </Button>
      </Flex>
      <Text color="ink.2">
        {done} of {steps.length} steps are done. Publish last. You can do the other steps in any order.
      </Text>
      <Grid as="ol" gap="2" listStyleType="none">
        {steps.map((step, index) => (
          <Flex align="baseline" as="li" gap="3" key={step.title}>
            <Box color={step.isDone ? "accent" : "ink.3"} flex="none" minW="16px" textAlign="center">
              {step.isDone ? <Icon name="check" size={16} /> : index + 1}
            </Box>
            <Box>
              <StepTitle step={step} />
              <Text color="ink.2" fontSize="sm">
                <strong>{step.isDone ? "Done." : "To do."}</strong> {step.text}
              </Text>
              {index === steps.length - 1 && <StarterTexts pages={progress.sample.starterPages} settings={settings} />}
            </Box>
          </Flex>
        ))}
      </Grid>
    </Card.Root>
  );
}

/** The claims of a new site. Each is a setting. */
const claims = ["casinosReviewed", "playersHelped", "playersJoined", "playersServed"] as const;

function inventedClaim(settings: Settings) {
  return claims.find((name) => settings[name] !== null && settings[name] === defaultSite[name]);
}

/** Says which starter text the owner has not replaced yet, with links to the pages and the field to change. */
function StarterTexts({ pages, settings }: { pages: Sample["starterPages"]; settings: Settings }) {
  const claim = inventedClaim(settings);
  return (
    <>
      {pages.length > 0 && (
        <Text color="ink.2" fontSize="sm">
          These pages still have starter text:{" "}
          {pages.map(({ id, title }, at) => (
            <Fragment key={id}>
              {at > 0 && ", "}
              <Link asChild textDecoration="underline">
                <RouterLink to={adminTabAddress("articles", { edit: id })}>{title}</RouterLink>
              </Link>
            </Fragment>
          ))}
          .
        </Text>
      )}
      {claim && (
        <Text color="ink.2" fontSize="sm">
          The site still shows invented claims, such as “{settings[claim]}”.{" "}
          <ControlLink target={fieldId(claim)}>Change the claims</ControlLink>
        </Text>
      )}
      {settings.story === null && (
        <Text color="ink.2" fontSize="sm">
          The About page still tells an invented story.{" "}
          <ControlLink target={fieldId("story")}>Tell your own</ControlLink>
        </Text>
      )}
    </>
  );
}

function StepTitle({ step: { title, target } }: { step: Step }) {
  return target === null ? <Text>{title}</Text> : <ControlLink target={target}>{title}</ControlLink>;
}

/** A link that moves the focus to a control in this tab. */
function ControlLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <Link
      display="inline-block"
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      textDecoration="underline"
    >
      {children}
    </Link>
  );
}

/** Hides the guide for all owners. */
function useHide(version: number) {
  const client = useApolloClient();
  const [isHiding, setIsHiding] = useState(false);

  async function hide(): Promise<void> {
    if (isHiding) return;
    setIsHiding(true);
    try {
      const variables = { version, input: { hasSetupGuide: false } };
      await client.mutate({ mutation: updateSiteSettingsDocument, variables, context: asEditor.context });
      // The button is about to disappear, so move the focus to the panel.
      document.getElementById(ADMIN_PANEL_ID)?.focus();
      showToast(panelMessages.setupGuideHidden);
    } catch (error) {
      showToast({ title: "Error", description: failureOf(error).message, tone: "error" });
    } finally {
      setIsHiding(false);
      invalidateCatalogue(client.cache);
    }
  }

  return { hide, isHiding };
}
