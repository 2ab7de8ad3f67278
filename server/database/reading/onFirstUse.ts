import type { DataSource } from "typeorm";

/** For each property of an object, a function that creates the property's value. */
type Makers = Record<string, (db: DataSource) => unknown>;

export type Made<These extends Makers> = { readonly [Name in keyof These]: ReturnType<These[Name]> };

/**
 * Returns a function that creates objects whose values are created on first use. The getters belong to one class, so a
 * new object takes as little time as an empty map.
 */
export function onFirstUse<These extends Makers>(makers: These): (db: DataSource) => Made<These> {
  class OnFirstUse {
    readonly values = new Map<string, unknown>();

    constructor(readonly db: DataSource) {}
  }
  for (const [name, make] of Object.entries(makers))
    Object.defineProperty(OnFirstUse.prototype, name, {
      get(this: OnFirstUse) {
        if (!this.values.has(name)) this.values.set(name, make(this.db));
        return this.values.get(name);
      },
    });
  return (db) => new OnFirstUse(db) as unknown as Made<These>;
}
