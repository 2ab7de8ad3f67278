import { defineStyles } from "../../shared/ui/defineStyles";

/** The invitation to the newsletter. */
export const styles = defineStyles({
  ".newsletter": {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 26rem)" },
    gap: { base: "4", md: "6" },
    alignItems: "center",
    "& p": { mt: "1" },
  },
  ".newsletter-form": { display: "flex", gap: "2.5" },
  ".newsletter-done": { minH: "40px", display: "flex", alignItems: "center", color: "accent", fontWeight: 600 },
});
