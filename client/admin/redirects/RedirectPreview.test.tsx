import { screen, waitFor } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { renderPage } from "../../test/renderPage";

describe("the form of a redirect", () => {
  test("shows the server's warnings about the addresses once the editor stops typing", async () => {
    const requests: unknown[] = [];
    mockOperation("RedirectWarnings", (variables) => {
      requests.push(variables);
      const warnings = variables["toUrl"] === "/nowhere" ? ["The site has no page at /nowhere."] : [];
      return { data: { redirectWarnings: warnings } };
    });
    const { user } = await renderPage("/admin?tab=redirects");
    await user.type(await screen.findByRole("textbox", { name: /^From path/ }), "/old");
    const target = screen.getByRole("textbox", { name: /^To/ });
    await user.type(target, "/nowhere");
    expect(await screen.findByText("The site has no page at /nowhere.", {}, { timeout: 10_000 })).toBeInTheDocument();
    expect(requests.at(-1)).toEqual({ fromPath: "/old", toUrl: "/nowhere" });
    await user.clear(target);
    await user.type(target, "/faq");
    await waitFor(() => expect(requests.at(-1)).toEqual({ fromPath: "/old", toUrl: "/faq" }), { timeout: 10_000 });
    await waitFor(() => expect(screen.queryByText("The site has no page at /nowhere.")).not.toBeInTheDocument());
  });
});
