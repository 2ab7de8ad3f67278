import { screen, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { makeConnection } from "../../test/catalogue";
import { button, findToast, refused } from "../../test/editors";
import { makeChangeSet } from "../../test/historyList";
import { renderPage } from "../../test/renderPage";

function makeImage(name: string, changes: Record<string, unknown> = {}) {
  return {
    __typename: "Image",
    id: name,
    version: 3,
    address: `/images/${name}/480x240.webp`,
    width: 480,
    height: 240,
    fileName: `${name}.jpg`,
    alt: "",
    uploadBytes: 9_000,
    createdAt: "2026-11-18T09:00:00.000Z",
    createdBy: "ana@example.com",
    usedBy: [],
    ...changes,
  };
}

/** Mocks a server with these images. Deleting one removes it, and an undo restores it. */
function mockImages(...images: ReturnType<typeof makeImage>[]) {
  let listed = images;
  mockOperation("UploadedImages", () => ({ data: { images: makeConnection("Image", listed) } }));
  mockOperation("deleteImage", ({ id, version }) => {
    if (version !== 3) return refused({ code: "CONFLICT" });
    listed = listed.filter((image) => image.id !== id);
    return { data: { deleteImage: { __typename: "ImageDeletion", changeSetId: "deletion" } } };
  });
  mockOperation("undo", ({ changeSetId }) => {
    expect(changeSetId).toBe("deletion");
    listed = images;
    return { data: { undo: makeChangeSet({ id: "undo", operation: "undo" }) } };
  });
}

describe("the images tab", () => {
  it("deletes an image, and restores it with Undo", async () => {
    mockImages(makeImage("harbor"), makeImage("sea"));
    const { user } = await renderPage("/admin?tab=images");
    await user.click(await screen.findByRole("button", { name: "Delete harbor.jpg" }));
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog).toHaveTextContent("You can undo this for 30 days.");
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    await findToast("Image deleted successfully!");
    expect(screen.queryByRole("heading", { name: "harbor.jpg" })).not.toBeInTheDocument();
    await user.click(button("Undo"));
    expect(await screen.findByRole("heading", { name: "harbor.jpg" })).toBeVisible();
  });

  it("shows each image's description and uses, and does not let editors delete an image that is in use", async () => {
    const use = { __typename: "ImageUse", noun: "article", id: "a1", name: "Rules of poker", field: "body" };
    mockImages(makeImage("harbor", { alt: "A harbor at night", usedBy: [use] }));
    await renderPage("/admin?tab=images");
    expect(await screen.findByText("A harbor at night")).toBeVisible();
    expect(screen.getByRole("link", { name: "Rules of poker" })).toHaveAttribute("href", "/admin?tab=articles&edit=a1");
    expect(screen.getByRole("link", { name: "Edit harbor.jpg" })).toHaveAttribute(
      "href",
      "/admin?tab=images&edit=harbor",
    );
    expect(screen.queryByRole("button", { name: "Delete harbor.jpg" })).not.toBeInTheDocument();
  });
});
