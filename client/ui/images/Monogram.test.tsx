import { render } from "@testing-library/react";
import { Monogram } from "./Monogram";

it.each([
  ["Velvet Tables", "VT"],
  ["BitHarbor", "BH"],
  ["Northgate", "NO"],
  ["Casino 777", "C7"],
  ["Çelik & Söhne", "ÇS"],
  ["C\u0327elik & So\u0308hne", "ÇS"],
  ["O\u0308l", "ÖL"],
  ["éclair île", "ÉÎ"],
  ["Казино Звезда", "КЗ"],
  ["東京 カジノ", "東カ"],
])("the monogram of %s is %s", (name, letters) => {
  expect(render(<Monogram name={name} />).container).toHaveTextContent(letters);
});
