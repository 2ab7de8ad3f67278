/**
 * Leaves out the styles of the panel's components, which no test reads: jsdom has no layout. Chakra resolves each
 * component's recipe anew for each render. Colors and layout are tested in the browser.
 */
import { system } from "../theme/system";

type Recipe = ReturnType<typeof system.cva>;
type SlotRecipe = ReturnType<typeof system.sva>;

const none = Object.freeze({});

/** Calls a function once for each argument, and remembers the result. */
function remember<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const made = new Map<Key, Result>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}

/** Keeps what a recipe knows about props, so that elements get the same attributes. */
const plain = <Kind extends Recipe | SlotRecipe>(recipe: Kind): Kind => Object.assign(() => none, recipe) as Kind;

const { cva, sva, isValidProperty, getRecipeFn, getSlotRecipeFn } = system;
const recipeOf = remember((config: Parameters<typeof cva>[0]): Recipe => {
  const recipe = cva(config);
  const merged = remember((other: Recipe) => recipeOf(recipe.merge(other).config));
  return Object.assign(plain(recipe), { merge: merged });
});

/** Changes the panel's system for the rest of the worker process. */
export function leaveOutPanelStyles(): void {
  Object.assign(system, {
    css: () => none,
    cva: recipeOf,
    sva: remember((config: Parameters<typeof sva>[0]) => plain(sva(config))),
    isValidProperty: remember(isValidProperty),
    getRecipeFn: remember((key: string) => plain(getRecipeFn(key))),
    getSlotRecipeFn: remember((key: string) => plain(getSlotRecipeFn(key))),
  });
}
