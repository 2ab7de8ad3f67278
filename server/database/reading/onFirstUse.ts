import type { DataSource } from "typeorm";

/** For each property of an object, a function that creates the property's value. */
type Factories = Record<string, (db: DataSource) => unknown>;

export type LazyValues<F extends Factories> = { readonly [Name in keyof F]: ReturnType<F[Name]> };

/**
 * Returns a function that creates objects whose values are created on first use. The getters belong to one class, so a
 * new object takes as little time as an empty map.
 */
export function onFirstUse<F extends Factories>(factories: F): (db: DataSource) => LazyValues<F> {
  class OnFirstUse {
    readonly values = new Map<string, unknown>();

    constructor(readonly db: DataSource) {}
  }
  for (const [name, create] of Object.entries(factories))
    Object.defineProperty(OnFirstUse.prototype, name, {
      get(this: OnFirstUse) {
        if (!this.values.has(name)) this.values.set(name, create(this.db));
        return this.values.get(name);
      },
    });
  return (db) => new OnFirstUse(db) as unknown as LazyValues<F>;
}
