import { jest } from "@jest/globals";
import { act, render, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { useNavigate, type NavigateFunction } from "react-router-dom";
import { SiteRouter } from "./SiteRouter";
import { useScrollRestoration } from "./useScrollRestoration";

let navigate: NavigateFunction;

function Site() {
  useScrollRestoration();
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  return null;
}

const scrolledTo = jest.fn();

function scroll(top: number): void {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event("scroll"));
}

/** Steps through the history and waits for the `popstate` event. */
async function move(step: () => void): Promise<void> {
  const moved = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  await act(async () => {
    step();
    await moved;
  });
}

beforeEach(() => {
  sessionStorage.clear();
  scrolledTo.mockClear();
  window.history.replaceState(null, "", "/search?q=bit");
  Object.defineProperty(document.documentElement, "scrollHeight", { value: 5000, configurable: true });
  window.scrollTo = (_left: unknown, top?: number) => {
    scrolledTo(top);
    scroll(top ?? 0);
  };
  scroll(0);
  render(
    <SiteRouter>
      <Site />
    </SiteRouter>,
  );
});

it("Back restores the scroll position of a page even if its URL was replaced", async () => {
  scroll(900);
  await act(async () => navigate("/search?q=bit&compare=one", { replace: true }));
  await act(async () => navigate("/casino/northgate"));
  scroll(0);
  await move(() => window.history.back());
  await waitFor(() => expect(scrolledTo.mock.calls).toEqual([[900]]));
});

it("a link to a section of the page does not restore an earlier scroll position", async () => {
  await move(() => (window.location.hash = "#main"));
  scroll(300);
  await act(async () => navigate("/casino/northgate"));
  scroll(700);
  await move(() => (window.location.hash = "#main"));
  expect(scrolledTo).not.toHaveBeenCalled();
  const { key, idx } = window.history.state as { key: unknown; idx: unknown };
  expect(key).toEqual(expect.any(String));
  expect(idx).toBe(3);
  scroll(20);
  await move(() => window.history.back());
  await waitFor(() => expect(scrolledTo.mock.calls).toEqual([[700]]));
});
