import { defineStyles } from "../shared/ui/defineStyles";

export const styles = defineStyles({
  ".site": { display: "flex", flexDirection: "column", minH: "100dvh" },
  ".site-main": { flex: "1 0 auto", outline: "none" },
  ".page-skeleton": { minH: "70dvh" },
});
