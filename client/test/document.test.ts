/** Tests that the functions we replace in jsdom and in Testing Library give the same results (documentSpeed.mjs). */
import { screen } from "@testing-library/react";

const input = (id: string) => document.querySelector<HTMLInputElement>(`[id="${id}"]`)!;
const labelsOf = (id: string) => [...input(id).labels!].map(({ textContent }) => textContent);

function show(html: string): void {
  document.body.innerHTML = html;
}

afterEach(() => show(""));

describe("a field's labels", () => {
  it("are those that name it and those around it, from top to bottom", () => {
    show('<label>One<input id="a"></label><label for="a">Two</label><label for="b">Three<input id="c"></label>');
    expect(labelsOf("a")).toEqual(["One", "Two"]);
    expect(labelsOf("c")).toEqual([]);
  });

  it("follow changes of the document", () => {
    show('<label for="a">One</label><input id="a"><input id="b">');
    expect(labelsOf("a")).toEqual(["One"]);
    document.querySelector("label")!.htmlFor = "b";
    expect(labelsOf("a")).toEqual([]);
    expect(labelsOf("b")).toEqual(["One"]);
    document.querySelector("label")!.remove();
    expect(labelsOf("b")).toEqual([]);
  });
});

describe("an element with an ID", () => {
  it("is found only below the element that is searched, even if another has the same ID", () => {
    show('<p id="a">first</p><div id="box"><p id="a">second</p></div>');
    expect(input("a")).toHaveTextContent("first");
    expect(input("box").querySelector('[id="a"]')).toHaveTextContent("second");
    expect(input("box").querySelector('[id="box"]')).toBeNull();
  });
});

describe("a list of elements", () => {
  it("is in the order of the document, and knows its elements by number and by name", () => {
    show('<p id="a">1</p><div><p name="length">2</p></div><p>3</p>');
    expect([...document.querySelectorAll("p, div")].map(({ localName }) => localName)).toEqual(["p", "div", "p", "p"]);
    const list = document.getElementsByTagName("p");
    expect(list).toHaveLength(3);
    expect(list[3]).toBeUndefined();
    expect(list.namedItem("a")).toBe(list[0]);
    document.querySelector("div")!.remove();
    expect(list).toHaveLength(2);
  });
});

describe("a selector", () => {
  it("matches only elements with its tag name", () => {
    show('<input type="radio"><button type="button"></button>');
    const [radio, button] = document.body.children;
    expect(radio!.matches('input[type="radio"]:not([list])')).toBe(true);
    expect(button!.matches('input[type="radio"]')).toBe(false);
    expect(button!.matches('button:not([type="reset"])')).toBe(true);
  });
});

describe("a test that waits in vain", () => {
  it("prints the document", async () => {
    show("<p>Shown</p>");
    const failure = await screen.findByText("Missing", undefined, { timeout: 1 }).catch((error: Error) => error);
    // Jest prints the stack.
    expect((failure as Error).stack).toMatch(/Unable to find an element with the text: Missing[^]*<p>[^]*Shown/);
  });
});
