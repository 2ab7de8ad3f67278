import { DefaultNamingStrategy, type NamingStrategyInterface } from "typeorm";

/**
 * Converts names to snake case. `createdAt` becomes `created_at`, and `about` of the embedded review becomes
 * `review_about`.
 */
export class SnakeCaseNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string | undefined, embeddedPrefixes: string[]): string {
    return toSnakeCase([...embeddedPrefixes, customName ?? propertyName].join("_"));
  }
}

export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
