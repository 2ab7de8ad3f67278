import { offerReload } from "./releaseNotice";

it("the offer of a newer release stays closed until the page is reloaded", async () => {
  offerReload();
  offerReload();
  expect(document.querySelectorAll(".release-notice")).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve));
  document.querySelector<HTMLElement>("[aria-label=Close]")?.click();
  offerReload();
  expect(document.querySelector(".release-notice")).toBeNull();
});
