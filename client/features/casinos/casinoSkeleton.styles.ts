import { defineStyles } from "../../shared/ui/defineStyles";

/** The lines and blocks that hold the place of a card or a review while it loads. */
export const styles = defineStyles({
  ".skeleton.ring": { borderRadius: "50%" },
  ".line-count": { w: "220px", fontSize: "2xl", h: "1.12em" },
  ".line-name": { w: "60%", h: "22px" },
  ".card-foot > .line-name": { w: "64px" },
  ".line-fine": { w: "45%", h: "16px", mt: "1" },
  ".line-tag": { w: "84px", h: "22px", mt: "9px" },
  ".line-offer": { mx: "18px", h: "44px", borderRadius: "m" },
  ".terms > .line-term": { h: "39px", mr: "2" },
  ".line-button": { w: "120px", h: "40px" },
  ".line-back": { w: "130px", h: "24px" },
  ".line-heading": { h: { base: "38px", md: "45px" }, w: "min(320px, 70%)" },
  ".line-title": { h: "34px", w: "min(320px, 70%)" },
  ".line-text": { h: { base: "93px", md: "70px" }, w: "min(520px, 100%)" },
  ".line-figures": { h: { base: "54px", md: "35px" }, w: "min(360px, 100%)", mt: "3" },
  ".line-actions": { h: { base: "132px", md: "66px" }, w: { base: "100%", sm: "340px", lg: "424px" } },
  ".line-tabs": { h: "20px", w: "min(620px, 100%)", mb: "14px", mt: "15px" },
  // Lines of a text or receipt, drawn as one element.
  ".block-text, .block-receipt": { bg: "transparent", borderRadius: 0 },
  ".block-text": {
    h: "220px",
    mt: "4",
    backgroundImage: "repeating-linear-gradient(var(--ho-colors-line) 0 12px, transparent 12px 27px)",
  },
  ".block-receipt": {
    h: "290px",
    mt: "5",
    backgroundImage: "repeating-linear-gradient(var(--ho-colors-line) 0 12px, transparent 12px 34px)",
  },
});
