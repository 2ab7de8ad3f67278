import { defineStyles } from "../../shared/ui/defineStyles";

/** The strip of recently viewed casinos: one line of a known height, so that its place can be kept before it is there. */
export const styles = defineStyles({
  "html[data-recent] .recent-place:not([data-settled])": { minH: "136px" },
  ".recent": { h: "136px", pt: "6", overflow: "hidden" },
  ".recent-head": { display: "flex", alignItems: "center", justifyContent: "space-between", h: "32px", "& h2": { fontFamily: "body", fontSize: "md", fontWeight: 650, letterSpacing: 0 } },
  ".recent-list": { display: "flex", gap: "2.5", mt: "2", pb: "4", mx: "-4px", px: "4px", overflowX: "auto", scrollbarWidth: "thin" },
  ".recent-item": {
    position: "relative", display: "flex", alignItems: "center", gap: "2.5", flex: "1 0 180px", maxW: "260px", h: "60px", px: "3", my: "3px",
    bg: "surface", border: "1px solid", borderColor: "line", borderRadius: "l", _hover: { borderColor: "line.control" },
  },
  ".recent-who": { display: "grid", flex: "1 1 0", minW: 0, lineHeight: 1.3, fontWeight: 600, fontSize: "0.875rem", "& .tiny": { fontWeight: 400 }, "& a": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } },
  ".recent-item > .btn": { position: "relative", minW: "28px", minH: "28px", p: 0, mr: "-6px" },
});
