import { defineStyles } from "../../shared/ui/defineStyles";

/** Rows on their way into files and out of them. */
export const styles = defineStyles({
  ".transfer-progress": {
    display: "grid",
    gap: "1",
    mt: "4",
    "& progress": { w: "full", h: "10px", accentColor: "var(--ho-colors-accent)" },
  },
});
