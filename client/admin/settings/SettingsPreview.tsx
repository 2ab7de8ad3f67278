/** Previews the site's name, a button and a claim in both themes, with the form's colors. */
import { chakra, Flex, Grid, Text } from "@chakra-ui/react";
import { LazyImage } from "../../ui/images/LazyImage";
import { splitName } from "../../../shared/splitName";
import { isHexColor, type AccentTheme } from "../../../shared/accent";
import { accentVariables } from "../../shared/accentStyle";
import { defaultSite } from "../../shared/site";
import { palette } from "../../theme/semanticTokens";
import type { SettingsValues } from "./settingsFields";

const fields = { light: "accentLight", dark: "accentDark" } as const;

export function SettingsPreview({ values }: { values: SettingsValues }) {
  return (
    <Grid gap="4">
      <ThemePreview theme="light" values={values} />
      <ThemePreview theme="dark" values={values} />
    </Grid>
  );
}

function ThemePreview({ theme, values }: { theme: AccentTheme; values: SettingsValues }) {
  const at = theme === "light" ? 0 : 1;
  const given = values[fields[theme]].trim();
  const variables = accentVariables(theme, isHexColor(given) ? given : defaultSite[fields[theme]]);
  const reviewed = values.casinosReviewed.trim();
  return (
    <chakra.section
      aria-label={`The ${theme} theme`}
      border="1px solid"
      borderColor="line"
      borderRadius="l"
      overflow="hidden"
      style={{ ...variables, background: palette.bg[at], color: palette.ink[at] }}
    >
      <chakra.div
        borderBottom="1px solid"
        fontFamily="heading"
        fontSize="xl"
        fontWeight={600}
        px="4"
        py="2.5"
        style={{ background: palette.surface[at], borderColor: palette.line[at] }}
      >
        <Logo name={values.name.trim() || defaultSite.name} url={values.logoUrl.trim()} />
      </chakra.div>
      <Grid gap="3" p="4">
        <Text fontSize="sm" style={{ color: palette.ink2[at] }}>
          {values.tagline}
        </Text>
        <Flex align="center" gap="4" wrap="wrap">
          <chakra.span bg="accent" borderRadius="m" color="accent.ink" fontWeight={600} px="4" py="2">
            Get Started
          </chakra.span>
          <chakra.span bg="accent.soft" borderRadius="full" color="accent" fontSize="sm" fontWeight={600} px="3" py="1">
            {reviewed || "All"} casinos reviewed
          </chakra.span>
        </Flex>
      </Grid>
    </chakra.section>
  );
}

/** The logo, or the name if there is no logo or if it can't be loaded, as in the site's header. */
function Logo({ name, url }: { name: string; url: string }) {
  const { start, end } = splitName(name);
  const text = (
    <>
      {start}
      {end && <chakra.span color="accent">{end}</chakra.span>}
    </>
  );
  if (url === "") return text;
  return (
    <chakra.span
      css={{ "& > span": { bg: "transparent" }, "& img": { h: "32px", w: "auto", maxW: "100%" } }}
      display="block"
    >
      <LazyImage alt={name} fallback={text} isEager key={url} src={url} />
    </chakra.span>
  );
}
