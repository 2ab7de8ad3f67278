import { DefaultNamingStrategy, type NamingStrategyInterface } from "typeorm";

/** Names columns in snake case: `createdAt` is `created_at`, and `about` of the embedded review is `review_about`. */
export class SnakeCaseNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string | undefined, embeddedPrefixes: string[]): string {
    return toSnakeCase([...embeddedPrefixes, customName ?? propertyName].join("_"));
  }
}

export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
