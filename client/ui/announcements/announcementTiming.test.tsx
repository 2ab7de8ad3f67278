import { jest } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { dismissNotice, dismissToast, readAnnouncements, showNotice, showToast } from "../../shared/toasts";
import { AnnouncementRegions } from "./AnnouncementRegions";

const toast = { title: "Success", description: "You are subscribed.", tone: "success" } as const;
const noticeText = "Bonus code copied!";

function pass(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}

/** Swipes the card that contains the text sideways by this many pixels. */
function swipe(text: string, pixels: number): void {
  const card = screen.getByText(text).closest<HTMLElement>(".notice__card, .toast__card")!;
  card.setPointerCapture = () => undefined;
  // jsdom's pointer events have no coordinates, so use mouse events.
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

describe("an untitled toast", () => {
  beforeEach(() => act(() => showNotice(noticeText)));
  const notice = () => screen.queryByText(noticeText);

  it("is visible for 4000 ms and then fades out for 200 ms", () => {
    pass(3999);
    expect(notice()!.closest("li")).not.toHaveClass("notice__card--isLeaving_true");
    pass(1);
    expect(notice()!.closest("li")).toHaveClass("notice__card--isLeaving_true");
    pass(199);
    expect(notice()).toBeInTheDocument();
    pass(1);
    expect(notice()).not.toBeInTheDocument();
  });

  it("stays visible while the pointer is over it and for another 4000 ms", () => {
    pass(3000);
    fireEvent.pointerEnter(notice()!.closest("li")!);
    pass(60_000);
    fireEvent.pointerLeave(notice()!.closest("li")!);
    pass(3999);
    expect(notice()).toBeInTheDocument();
    pass(201);
    expect(notice()).not.toBeInTheDocument();
  });

  it.each([19, -19])("is still visible after a swipe of %s px", (pixels) => {
    swipe(noticeText, pixels);
    pass(200);
    expect(notice()).toBeInTheDocument();
  });

  it.each([20, -20])("disappears after a swipe of %s px", (pixels) => {
    swipe(noticeText, pixels);
    pass(200);
    expect(notice()).not.toBeInTheDocument();
  });
});

describe("a titled toast", () => {
  beforeEach(() => act(() => showToast(toast)));
  const description = () => screen.queryByText(toast.description);

  it("is visible for 5000 ms", () => {
    pass(4999);
    expect(description()).toBeInTheDocument();
    pass(1);
    expect(description()).not.toBeInTheDocument();
  });

  it("disappears after a swipe of 50 px, but not of 49 px", () => {
    swipe(toast.description, 49);
    expect(description()).toBeInTheDocument();
    swipe(toast.description, 50);
    expect(description()).not.toBeInTheDocument();
  });

  it("stays in memory for 1,000,000 ms after its dismissal, unless five newer toasts take its place", () => {
    const ownPast = () => readAnnouncements().pastToasts.filter((past) => past.description === toast.description);
    act(() => dismissToast());
    pass(999_999);
    expect(ownPast()).toHaveLength(1);
    pass(1);
    expect(ownPast()).toHaveLength(0);
    for (let shown = 0; shown < 8; shown += 1) act(() => showToast(toast));
    expect(ownPast()).toHaveLength(5);
  });
});
