/** The process that draws the pictures of one brand and then exits. brandPainter.ts starts it. */
import type { Brand } from "./brand.js";
import { drawBrand } from "./drawBrand.js";

process.once("message", (brand: Brand) => {
  void drawBrand(brand).then((pictures) => process.send!(pictures, () => process.disconnect()));
});
