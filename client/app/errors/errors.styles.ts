import { defineStyles } from "../../shared/ui/defineStyles";

export const styles = defineStyles({
  ".error-screen": {
    display: "grid",
    alignContent: "center",
    justifyItems: "center",
    gap: "4",
    minH: "70dvh",
    p: "4",
    "& .panel": { display: "grid", gap: "4", w: "min(560px, 100%)" },
  },
  ".error-mark": {
    display: "grid",
    placeItems: "center",
    w: "52px",
    h: "52px",
    borderRadius: "l",
    bg: "warn.soft",
    color: "warn",
  },
  ".error-screen summary": { cursor: "pointer", fontWeight: 600, minH: "24px" },
  ".error-screen pre": {
    mt: "2",
    p: "3",
    borderRadius: "s",
    bg: "sunken",
    fontFamily: "mono",
    fontSize: "sm",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
});
