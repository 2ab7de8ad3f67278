import { defineStyles } from "../../shared/ui/defineStyles";

/** The lines and blocks that hold the place of a card or a review while it loads. */
export const styles = defineStyles({
  ".skeleton.ring": { borderRadius: "50%" },
  ".line-count": { w: "220px", fontSize: "2xl", h: "1.12em" },
  ".line-name": { w: "60%", h: "22px" },
  ".line-fine": { w: "45%", h: "16px", mt: "1" },
  ".line-tag": { w: "84px", h: "22px", mt: "9px" },
  ".line-offer": { mx: "18px", h: "44px", borderRadius: "m" },
  ".terms > .line-term": { h: "39px", mr: "2" },
  ".line-button": { w: "120px", h: "40px" },
  ".line-back": { w: "130px" },
  ".line-title": { h: "34px", w: "min(320px, 70%)" },
  ".line-text": { h: "46px", w: "min(520px, 100%)", mt: "2" },
  ".line-tabs": { h: "20px", w: "min(620px, 100%)", mb: "14px", mt: "12px" },
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
