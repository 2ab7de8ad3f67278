import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { api, mockOperation } from "../../test/api";
import { makeCasino, makeConnection } from "../../test/catalogue";
import { field, findForm, mockBonuses, mockCasinos } from "../../test/editors";
import { renderPage } from "../../test/renderPage";

const address = "/images/00000000-0000-4000-8000-000000000001/700x350.webp";

/** Creates an image file with a stream, which the mocked server reads. jsdom's files have no stream. */
function picture(name = "logo.png", type = "image/png") {
  return Object.assign(new File(["pixels"], name, { type }), { stream: () => new Response("pixels").body! });
}

interface Uploaded {
  name: string | null;
  type: string | null;
  body: string;
}

/** Mocks the upload. Returns an array that collects what the server receives. */
function mockUpload(status = 201, answer: object = { id: "1", address }): Uploaded[] {
  const uploads: Uploaded[] = [];
  api.use(
    http.post("*/images", async ({ request }) => {
      const name = new URL(request.url).searchParams.get("name");
      uploads.push({ name, type: request.headers.get("content-type"), body: await request.text() });
      return HttpResponse.json(answer, { status });
    }),
  );
  return uploads;
}

async function openForm() {
  mockCasinos();
  const page = await renderPage("/admin?tab=casinos");
  await findForm("Add casino");
  return { ...page, input: field("Logo URL") };
}

const fileInput = () => document.querySelector<HTMLInputElement>('form input[type="file"]')!;

describe("an image field", () => {
  it("uploads the file that the editor chooses, previews the image, and can be cleared", async () => {
    const uploads = mockUpload();
    const { user, input } = await openForm();
    await user.upload(fileInput(), picture("Our logo.png"));
    await waitFor(() => expect(input.value).toBe(address));
    expect(uploads).toEqual([{ name: "Our logo.png", type: "image/png", body: "pixels" }]);
    const preview = screen.getByRole("img", { name: "Preview of Logo URL" });
    expect(preview.getAttribute("src")).toBe(address);
    expect(preview.closest("picture")!.querySelector("source")!.srcset).toBe(
      "/images/00000000-0000-4000-8000-000000000001/480.avif 480w,/images/00000000-0000-4000-8000-000000000001/700x350.avif 700w",
    );
    await user.click(screen.getByRole("button", { name: "Remove the image" }));
    expect(input.value).toBe("");
    expect(screen.queryByRole("img", { name: "Preview of Logo URL" })).toBeNull();
  });

  it("uploads a file that is dropped or pasted, and still accepts pasted text as a URL", async () => {
    const uploads = mockUpload();
    const { user, input } = await openForm();
    fireEvent.drop(input, { dataTransfer: { files: [picture("dropped.png")] } });
    await waitFor(() => expect(input.value).toBe(address));
    await user.clear(input);
    fireEvent.paste(input, { clipboardData: { files: [picture("pasted.png")], getData: () => "" } });
    await waitFor(() => expect(input.value).toBe(address));
    expect(uploads.map(({ name }) => name)).toEqual(["dropped.png", "pasted.png"]);
    await user.clear(input);
    await user.click(input);
    await user.paste("https://cdn.example/logo.png");
    expect(input.value).toBe("https://cdn.example/logo.png");
    expect(uploads).toHaveLength(2);
  });

  it("says what is wrong with a file, and keeps the previous URL", async () => {
    const message = "The file is damaged or incomplete. Open it on your computer, save it again and upload the copy.";
    mockUpload(400, { errors: [{ message, extensions: { code: "BAD_USER_INPUT" } }] });
    const { user, input } = await openForm();
    await user.type(input, "/logos/northgate.svg");
    fireEvent.drop(input, { dataTransfer: { files: [picture("drawing.svg", "image/svg+xml")] } });
    expect((await screen.findByText("Choose a JPEG, PNG, WebP or AVIF file.")).getAttribute("role")).toBe("alert");
    await user.upload(fileInput(), picture());
    expect(await screen.findByText(message)).toBeTruthy();
    expect(input.value).toBe("/logos/northgate.svg");
  });

  it.each([
    [413, "The file is too large for the server. Resize it, for example to a width of 2,000 pixels."],
    [429, "Too many requests. Wait a moment and try again."],
    [502, "The service is not available"],
  ])("says what a proxy's response with status %i means", async (status, message) => {
    api.use(http.post("*/images", () => HttpResponse.html("<h1>Error</h1>", { status })));
    const { user } = await openForm();
    await user.upload(fileInput(), picture());
    expect((await screen.findByText(message, { exact: false })).getAttribute("role")).toBe("alert");
  });

  it("offers the uploaded images", async () => {
    mockOperation("UploadedImages", () => ({
      data: {
        images: {
          __typename: "ImageConnection",
          edges: [
            {
              __typename: "ImageEdge",
              node: {
                __typename: "Image",
                id: "1",
                address,
                width: 700,
                height: 350,
                fileName: "harbor.png",
                alt: "A harbor",
                uploadBytes: 9,
                createdAt: "2026-11-12T10:00:00.000Z",
                createdBy: "editor@example.com",
                usedBy: [],
              },
            },
          ],
          pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
        },
      },
    }));
    const { user, input } = await openForm();
    await user.click(screen.getByRole("button", { name: "Choose an uploaded image" }));
    await user.click(await screen.findByRole("button", { name: "A harbor" }));
    expect(input.value).toBe(address);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the text of an article", () => {
  async function openText() {
    mockOperation("PeopleNames", () => ({ data: { people: makeConnection("Person", []) } }));
    mockOperation("ArticlePreview", () => ({
      data: { articlePreview: { __typename: "ArticlePreview", warnings: [], content: [] } },
    }));
    const page = await renderPage("/admin?tab=articles");
    await findForm("Add article");
    return { ...page, input: screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text" }) };
  }

  it("gets a pasted image at the cursor, with a selected placeholder as its description", async () => {
    mockUpload();
    const { user, input } = await openText();
    await user.type(input, "Before.After.");
    input.setSelectionRange(7, 7);
    fireEvent.paste(input, { clipboardData: { files: [picture()] } });
    await waitFor(() => expect(input.value).toBe(`Before.\n\n![Describe the picture](${address})\n\nAfter.`));
    expect(input.value.slice(input.selectionStart, input.selectionEnd)).toBe("Describe the picture");
  });

  it("gets a dropped image and its description, without the description's brackets", async () => {
    mockUpload(200, { id: "1", address, alt: "A [neon] sign" });
    const { input } = await openText();
    fireEvent.drop(input, { dataTransfer: { files: [picture()] } });
    await waitFor(() => expect(input.value).toBe(`![A  neon  sign](${address})`));
  });

  it("gets an image that the editor chooses from earlier uploads", async () => {
    const image = { __typename: "Image", id: "1", version: 1, address, fileName: "harbor.jpg", alt: "A harbor" };
    const others = { width: 700, height: 350, uploadBytes: 1, createdAt: "2026-01-01", createdBy: "ana", usedBy: [] };
    mockOperation("UploadedImages", () => ({ data: { images: makeConnection("Image", [{ ...image, ...others }]) } }));
    const { user, input } = await openText();
    const group = input.closest<HTMLElement>("[role=group]")!;
    await user.click(within(group).getByRole("button", { name: "Choose an uploaded image" }));
    await user.click(await screen.findByRole("button", { name: "A harbor" }));
    expect(input.value).toBe(`![A harbor](${address})`);
    expect(input).toHaveFocus();
  });

  it("gets a short code on a separate line for a casino or bonus that the editor chooses by name", async () => {
    const bonuses = [{ __typename: "Bonus", id: "00000000-0000-4000-8000-00000000b0b0", title: "50 free spins" }];
    mockBonuses([], [makeCasino({ name: "Northgate" })]);
    mockOperation("CasinoToEmbed", ({ id }) => ({
      data: { casinos: makeConnection("Casino", [makeCasino({ id, slug: "northgate", bonuses })]) },
    }));
    const { user, input } = await openText();
    await user.type(input, "Before.");
    const embed = async (what: string, bonus?: string) => {
      await user.click(screen.getByRole("button", { name: "Embed a casino or bonus" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Embed in the text" }));
      await user.selectOptions(dialog.getByRole("combobox", { name: "What to embed" }), what);
      await user.click(dialog.getByRole("combobox", { name: "Casino" }));
      await user.click(await screen.findByRole("option", { name: "Northgate" }));
      if (bonus) await user.selectOptions(await dialog.findByRole("combobox", { name: "Bonus" }), bonus);
      await waitFor(() => expect(dialog.getByRole("button", { name: "Embed" })).toBeEnabled());
      await user.click(dialog.getByRole("button", { name: "Embed" }));
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(input).toHaveFocus();
    };
    await embed("A casino's card");
    expect(input.value).toBe("Before.\n\n{{casino:northgate}}");
    await embed("A bonus");
    await embed("A bonus", "50 free spins");
    expect(input.value.split("\n\n").slice(2)).toEqual([
      "{{bonus:northgate}}",
      "{{bonus:00000000-0000-4000-8000-00000000b0b0}}",
    ]);
  });
});
