import { defineStyles } from "../shared/ui/defineStyles";

/** The site while it says that there is no connection. */
const OFFLINE = ".site:has(> .offline-line:not(:empty))";
const OFFLINE_HEIGHT = "40px";

export const styles = defineStyles({
  ".site": { display: "flex", flexDirection: "column", minH: "100dvh" },
  ".offline-line": {
    position: "fixed",
    left: 0,
    right: 0,
    bottom: 0,
    zIndex: "nav",
    display: "flex",
    minH: OFFLINE_HEIGHT,
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    px: "4",
    py: "2",
    bg: "warn.soft",
    borderTop: "1px solid",
    borderColor: "warn",
    color: "warn",
    fontSize: "sm",
    fontWeight: 600,
    lineHeight: 1.3,
    _empty: { display: "none" },
  },
  // What stands in the lower corners stays in sight, and so does the end of the page.
  [`${OFFLINE} .site-footer`]: { pb: OFFLINE_HEIGHT },
  [`${OFFLINE} :is(.notices, .install-card)`]: { mb: OFFLINE_HEIGHT },
  [`${OFFLINE}:has(.tray) .offline-line`]: { bottom: { base: "99px", lg: "61px" } },
  [`${OFFLINE}:has(.tray) :is(.notices, .install-card)`]: { mb: { base: "148px", lg: "104px" } },
  "html:has(.offline-line:not(:empty))": { scrollPaddingBottom: "48px" },
  "html:has(.offline-line:not(:empty)):has(.tray)": { scrollPaddingBottom: { base: "156px", lg: "116px" } },
  // The footer begins below the first screen, so that a page which fills late moves nothing that is in sight.
  ".site-main": {
    flex: "1 0 auto",
    minH: { base: "calc(100dvh - 57px)", md: "calc(100dvh - 104px)" },
    outline: "none",
    // Inside its own box, since the window would clip it outside.
    _focusVisible: { outlineOffset: "-4px" },
  },
});
