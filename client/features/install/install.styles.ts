import { defineStyles } from "../../shared/ui/defineStyles";

/** The offer to install: in the lower left corner, where nothing else stands. */
export const styles = defineStyles({
  ".install-card": {
    position: "fixed",
    zIndex: "nav",
    left: "4",
    bottom: "4",
    display: "flex",
    alignItems: "flex-start",
    gap: "3",
    w: "min(380px, calc(100vw - 2rem))",
    p: "4",
    bg: "surface",
    border: "1px solid",
    borderColor: "line.strong",
    borderRadius: "l",
    boxShadow: "raised",
    "& > img": { borderRadius: "m", flex: "none" },
    "& .btn-primary": { mt: "2.5" },
  },
  ".install-title": { fontWeight: 650 },
  ".site:has(.tray) .install-card": { mb: { base: "108px", md: "64px" } },
});
