import { defineStyles } from "../../shared/ui/defineStyles";

/** The two halves of the analytics tab, told apart at a glance. */
export const styles = defineStyles({
  ".analytics": { display: "grid", gap: "8" },
  ".recorded": { display: "grid", gap: "4", minW: 0, "& > h2 + p": { mt: "-3" } },
  ".recorded + .recorded": { pt: "7", borderTop: "1px solid", borderColor: "line.strong" },
});
