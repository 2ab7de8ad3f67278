import DataLoader from "dataloader";

/** Returns a function that creates one loader for each distinct set of arguments. */
export function loaderFor<Args, Value>(
  batch: (args: Args) => (ids: readonly string[]) => Promise<Value[]>,
): (args: Args) => DataLoader<string, Value> {
  const loaders = new Map<string, DataLoader<string, Value>>();
  return (args) => {
    const key = JSON.stringify(args);
    const loader = loaders.get(key) ?? new DataLoader(batch(args));
    loaders.set(key, loader);
    return loader;
  };
}
