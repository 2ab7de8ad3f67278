import { jest } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { dismissNotice, dismissToast, readAnnouncements, showNotice, showToast } from "../toasts";
import { AnnouncementRegions } from "./AnnouncementRegions";

const toast = { title: "Success", description: "You are subscribed.", tone: "success" } as const;
const noticeText = "Bonus code copied!";

function pass(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}

/** Moves what shows a text to the side, as a finger does. */
function swipe(text: string, pixels: number): void {
  const card = screen.getByText(text).closest<HTMLElement>(".notice, .toast")!;
  card.setPointerCapture = () => undefined;
  // The environment's own pointer events know no place.
  const touch = (type: string, clientX: number) => fireEvent(card, new MouseEvent(type, { bubbles: true, clientX }));
  touch("pointerdown", 100);
  touch("pointermove", 100 + pixels);
  touch("pointerup", 100 + pixels);
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<AnnouncementRegions />);
});
afterEach(() => {
  for (const { id } of readAnnouncements().notices) dismissNotice(id);
  dismissToast();
  pass(1_000_000);
  jest.useRealTimers();
});

describe("a short notice", () => {
  beforeEach(() => act(() => showNotice(noticeText)));
  const notice = () => screen.queryByText(noticeText);

  it("stays for 4000 ms, and takes 200 ms to leave", () => {
    pass(3999);
    expect(notice()!.closest("li")).not.toHaveClass("is-leaving");
    pass(1);
    expect(notice()!.closest("li")).toHaveClass("is-leaving");
    pass(199);
    expect(notice()).toBeInTheDocument();
    pass(1);
    expect(notice()).not.toBeInTheDocument();
  });

  it("stays while it is pointed at, and a whole time after that", () => {
    pass(3000);
    fireEvent.pointerEnter(notice()!.closest("li")!);
    pass(60_000);
    fireEvent.pointerLeave(notice()!.closest("li")!);
    pass(3999);
    expect(notice()).toBeInTheDocument();
    pass(201);
    expect(notice()).not.toBeInTheDocument();
  });

  it.each([19, -19])("stays when it is moved by %s px", (pixels) => {
    swipe(noticeText, pixels);
    pass(200);
    expect(notice()).toBeInTheDocument();
  });

  it.each([20, -20])("goes when it is moved by %s px", (pixels) => {
    swipe(noticeText, pixels);
    pass(200);
    expect(notice()).not.toBeInTheDocument();
  });
});

describe("a titled toast", () => {
  beforeEach(() => act(() => showToast(toast)));
  const description = () => screen.queryByText(toast.description);

  it("stays for 5000 ms", () => {
    pass(4999);
    expect(description()).toBeInTheDocument();
    pass(1);
    expect(description()).not.toBeInTheDocument();
  });

  it("goes when it is moved by 50 px, and not before", () => {
    swipe(toast.description, 49);
    expect(description()).toBeInTheDocument();
    swipe(toast.description, 50);
    expect(description()).not.toBeInTheDocument();
  });

  it("is remembered for 1,000,000 ms after it was dismissed, five at most", () => {
    act(() => dismissToast());
    pass(999_999);
    expect(readAnnouncements().pastToasts).toHaveLength(1);
    pass(1);
    expect(readAnnouncements().pastToasts).toHaveLength(0);
    for (let shown = 0; shown < 8; shown += 1) act(() => showToast(toast));
    expect(readAnnouncements().pastToasts).toHaveLength(5);
  });
});
