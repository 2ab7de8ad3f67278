import { defineStyles } from "../shared/ui/defineStyles";

export const styles = defineStyles({
  ".not-found": {
    display: "grid",
    justifyItems: "center",
    gap: "3",
    py: { base: "16", md: "24" },
    textAlign: "center",
    "& .display": { fontSize: "clamp(4rem, 12vw, 7rem)", color: "accent" },
    "& .btn": { mt: "3" },
  },
});
