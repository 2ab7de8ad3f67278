import { defineStyles } from "../../shared/ui/defineStyles";

/** The newsletter list in the panel. */
export const styles = defineStyles({
  ".subscriber-search": { display: "block", maxW: "360px" },
  ".subscriber-export": {
    display: "grid",
    gap: "1",
    justifyItems: { base: "start", md: "end" },
    alignContent: "start",
  },
  ".subscriber-waiting": { height: "420px" },
});
