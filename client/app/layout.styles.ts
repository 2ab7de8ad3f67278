import { defineStyles } from "../shared/ui/defineStyles";

export const styles = defineStyles({
  ".site": { display: "flex", flexDirection: "column", minH: "100dvh" },
  ".offline-line": {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    px: "4",
    py: "2",
    bg: "warn.soft",
    color: "warn",
    fontSize: "sm",
    fontWeight: 600,
  },
  // The footer begins below the first screen, so that a page which fills late moves nothing that is in sight.
  ".site-main": {
    flex: "1 0 auto",
    minH: { base: "calc(100dvh - 57px)", md: "calc(100dvh - 104px)" },
    outline: "none",
  },
});
