/**
 * Makes jsdom's slowest functions faster, with the same results. They are inside jsdom, because its public functions
 * have no options for this.
 */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const implementationOf = (name) => require(`jsdom/lib/jsdom/living/nodes/${name}-impl.js`).implementation.prototype;
const { implForWrapper, wrapperForImpl } = require("jsdom/lib/jsdom/living/generated/utils.js");

/** Returns the elements of a live collection. */
function elementsOf(collection) {
  const { length, _list: list } = collection;
  return length === 0 ? [] : list;
}

/** Returns a number that grows with each change of the document. */
const versionOf = ({ _version: version }) => version;

/** Calls a function once for each key, and remembers the result. */
function remember(make) {
  const made = new Map();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key);
  };
}

/** Each read of `length`, or of an index after the last, walks through the collection to find an element of that name. */
function findNoNumbers() {
  const collection = implementationOf("HTMLCollection");
  const { namedItem } = collection;
  collection.namedItem = function (name) {
    return name === "length" || /^\d+$/.test(name) ? null : namedItem.call(this, name);
  };
}

/** Returns the wanted id if a selector is only that, as in `[id="name"]`. */
const idOf = remember((selector) => /^\[id="([^"\\]+)"\]$/.exec(selector)?.[1]);

/** Returns the tag name in a selector that is one tag name with attributes, as in `input[type="radio"]:not([list])`. */
const tagOf = remember((selector) => /^([a-z][a-z\d]*)[[:][^\s>+~,]*$/.exec(selector)?.[1]);

/** While the selector engine runs, lists elements as a plain array. It copies the list, which is slow for a collection. */
function listElementsQuickly({ Element, Document }) {
  let running = 0;
  for (const { prototype } of [Element, Document]) {
    const { getElementsByTagName } = prototype;
    prototype.getElementsByTagName = function (name) {
      const found = getElementsByTagName.call(this, name);
      if (running === 0) return found;
      return elementsOf(implForWrapper(found)).map(wrapperForImpl);
    };
  }
  for (const prototype of [implementationOf("Element"), implementationOf("Document")]) {
    for (const name of ["querySelector", "querySelectorAll"]) {
      const select = prototype[name];
      prototype[name] = function (selectors) {
        running += 1;
        try {
          return select.call(this, selectors);
        } finally {
          running -= 1;
        }
      };
    }
    const { querySelector } = prototype;
    prototype.querySelector = function (selectors) {
      const id = idOf(selectors);
      const found = id && (this.ownerDocument ?? this).getElementById(id);
      return found && found !== this && this.contains(found) ? found : querySelector.call(this, selectors);
    };
  }
}

/** Testing Library compares each element with a hundred selectors to find its role. Most name another tag. */
function rejectOtherTags() {
  const element = implementationOf("Element");
  const { matches } = element;
  element.matches = function (selectors) {
    const tag = tagOf(selectors);
    if (tag !== undefined && tag !== this.localName) return false;
    return matches.call(this, selectors);
  };
}

/**
 * Finds the labels of a field in an index, which is built anew after a change of the document. jsdom walks through the
 * document for each field, and again for each label.
 */
function indexLabels({ document, HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLButtonElement }) {
  const root = implForWrapper(document);
  const all = implForWrapper(document.getElementsByTagName("label"));
  const none = [];
  let version;
  let named;
  let around;
  function index() {
    version = versionOf(root);
    named = new Map();
    around = [];
    for (const label of elementsOf(all)) {
      const id = label.getAttribute("for");
      if (id) named.set(id, [...(named.get(id) ?? none), label]);
      else around.push(label);
    }
  }
  function get() {
    if (version !== versionOf(root)) index();
    const field = implForWrapper(this);
    const found = [...(named.get(this.id) ?? none), ...around.filter((label) => label.contains(field))];
    const order = elementsOf(all);
    if (found.length > 1) found.sort((a, b) => order.indexOf(a) - order.indexOf(b));
    return found.map(wrapperForImpl);
  }
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLButtonElement])
    Object.defineProperty(prototype, "labels", { get, configurable: true });
}

/** Changes the functions of this window, and of all windows of this process. */
export function speedUp(window) {
  findNoNumbers();
  listElementsQuickly(window);
  rejectOtherTags();
  indexLabels(window);
}
