import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { image } from "../../theme/recipes/image";
import { LazyImage } from "./LazyImage";

type Callback = (entries: { target: Element; isIntersecting: boolean }[]) => void;

let report: Callback;
let options: IntersectionObserverInit | undefined;

class FakeObserver {
  constructor(callback: Callback, given?: IntersectionObserverInit) {
    report = callback;
    options = given;
  }
  observe() {}
  unobserve() {}
}

function frame() {
  return screen.getByText("NG").parentElement!;
}

describe("an image", () => {
  const real = globalThis.IntersectionObserver;
  beforeAll(() => {
    globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
  });
  afterAll(() => {
    globalThis.IntersectionObserver = real;
  });

  test("shows a placeholder until it comes near the viewport", () => {
    render(<LazyImage src="/logos/northgate.svg" alt="Northgate" fallback={<b>NG</b>} />);
    expect(screen.queryByRole("img")).toBeNull();
    expect(options).toMatchObject({ threshold: 0.1, rootMargin: "50px" });

    act(() => report([{ target: frame(), isIntersecting: false }]));
    expect(screen.queryByRole("img")).toBeNull();

    act(() => report([{ target: frame(), isIntersecting: true }]));
    expect(screen.getByRole("img", { name: "Northgate" }).getAttribute("loading")).toBe("lazy");
    expect(screen.queryByText("NG")).toBeNull();
  });

  test("is in the server's HTML, and the browser loads it when it comes near the viewport", () => {
    const html = renderToString(<LazyImage src="/logos/northgate.svg" alt="Northgate" fallback={<b>NG</b>} />);
    expect(html).toContain('<img src="/logos/northgate.svg" alt="Northgate" loading="lazy"');
    const container = document.createElement("div");
    container.innerHTML = html;
    const picture = container.querySelector("img");
    render(<LazyImage src="/logos/northgate.svg" alt="Northgate" fallback={<b>NG</b>} />, { container, hydrate: true });
    expect(container.querySelector("img")).toBe(picture);
  });

  test("loads immediately if it is marked as eager", () => {
    render(<LazyImage src="/logos/northgate.svg" alt="Northgate" isEager fallback={<b>NG</b>} />);
    expect(screen.getByRole("img", { name: "Northgate" }).getAttribute("loading")).toBe("eager");
  });

  test("shows the fallback if the file can't be loaded", () => {
    render(<LazyImage src="/logos/missing.svg" alt="Northgate" isEager fallback={<b>NG</b>} />);
    expect(screen.queryByText("NG")).toBeNull();
    fireEvent.error(screen.getByRole("img"));
    expect(screen.getByText("NG")).toBeTruthy();
    expect(screen.queryByRole("img")).toBeNull();
  });

  test("shows the fallback immediately if it has no URL", () => {
    render(<LazyImage src={null} alt="Northgate" isEager fallback={<b>NG</b>} />);
    expect(screen.getByText("NG")).toBeTruthy();
    expect(screen.queryByRole("img")).toBeNull();
  });

  test("has a background color while it loads", () => {
    expect(image.base.bg).toBe("sunken");
  });
});
