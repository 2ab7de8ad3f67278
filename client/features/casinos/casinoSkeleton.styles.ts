import { defineStyles } from "../../shared/ui/defineStyles";

/** The lines and blocks that hold the place of a card or a review while it loads. */
export const styles = defineStyles({
  ".line-name": { w: "60%", h: "22px" },
  ".line-fine": { w: "45%", h: "15px", minH: "15px", mt: "1" },
  ".line-tag": { w: "84px", h: "22px", mt: "2" },
  ".line-offer": { mx: "18px", h: "46px", borderRadius: "m" },
  ".terms > .line-term": { h: "39px", mr: "2" },
  ".line-button": { w: "140px", h: "36px" },
  ".line-title": { h: "34px", w: "min(320px, 70%)" },
  ".line-text": { h: "46px", w: "min(520px, 100%)", mt: "2" },
  ".line-tabs": { h: "46px" },
  ".block-text": { h: "220px", mt: "3" },
  ".block-receipt": { h: "270px", mt: "4" },
});
