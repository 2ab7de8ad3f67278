import { defineStyles } from "./defineStyles";

/** What stands in place of a whole page. */
export const styles = defineStyles({
  ".missing-page": {
    display: "grid",
    justifyItems: "center",
    gap: "3",
    py: { base: "16", md: "24" },
    textAlign: "center",
    "& .display": { fontSize: "clamp(4rem, 12vw, 7rem)", color: "accent" },
    "& .display > .icon": { display: "block", strokeWidth: 1.5, color: "warn" },
    "& .muted": { maxW: "52ch", textWrap: "balance" },
    "& .row-wrap": { mt: "3", justifyContent: "center" },
  },
});
