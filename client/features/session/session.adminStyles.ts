import { defineStyles } from "../../shared/ui/defineStyles";

/** Signing in, and who is signed in. */
export const styles = defineStyles({
  ".sign-in": { display: "grid", gap: "4" },
  ".sign-in-actions": { display: "flex", flexWrap: "wrap", gap: "2.5", mt: "1" },
  ".sign-in-page": { maxW: "440px", mt: "5", display: "grid", gap: "4" },
  ".sign-in-page h2": { fontSize: "xl" },
  ".sign-in-page code": { fontFamily: "mono", fontSize: "0.9em", whiteSpace: "nowrap" },
  ".dialog .sign-in": { mt: "5" },

  ".demo-banner": {
    display: "flex",
    alignItems: "flex-start",
    gap: "2.5",
    mb: "5",
    px: "4",
    py: "2.5",
    borderRadius: "m",
    bg: "warn.soft",
    color: "warn",
    fontSize: "0.875rem",
    lineHeight: 1.5,
    "& .icon": { flex: "none", mt: "0.5" },
    "& code": { fontFamily: "mono", fontSize: "0.9em", overflowWrap: "anywhere" },
  },

  // On a phone the panel is as wide as the head that the button stands in.
  ".account": { position: { md: "relative" }, minW: 0 },
  ".account-button": { maxW: "min(320px, 100%)" },
  ".account-name": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  ".account-panel.panel": {
    position: "absolute",
    top: "calc(100% + 6px)",
    right: 0,
    left: { base: 0, md: "auto" },
    w: { md: "400px" },
    zIndex: "popup",
    boxShadow: "raised",
    "&[hidden]": { display: "none" },
  },
  ".account-title": { fontFamily: "body", fontSize: "sm", fontWeight: 600, color: "ink.2" },
  ".account-waiting": { display: "block", height: "64px", mt: "2" },
  ".account-sessions": { maxH: "280px", overflowY: "auto" },
  ".account-session": {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    py: "2.5",
    borderBottom: "1px solid",
    borderColor: "line",
  },
  ".account-times": { display: "block" },
  ".account-actions": { display: "flex", flexWrap: "wrap", gap: "2.5", mt: "4" },
});
